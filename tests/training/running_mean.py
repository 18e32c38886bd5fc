"""A network in training, with the running mean of its weights, kept in one checkpoint."""

import time
from argparse import Namespace
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Final

import torch
from torch import Tensor, nn

KEPT: Final = 0.99
"""Of the running mean of the weights at each step; that mean is what ships."""


@cache
def short_numbers() -> bool:
    """Whether the processor itself multiplies 16-bit numbers; only Linux tells."""
    told = Path("/proc/cpuinfo")
    return told.exists() and "avx512_bf16" in told.read_text()


class Training:
    """A network, its running mean and its optimiser.

    Args:
        make: A new network, not taught yet.
        loss: Of what it tells, and the truth.
        checkpoint: Goes on from there, where the file exists.
        rate: Of learning, at most.
    """

    def __init__(
        self,
        make: Callable[[], nn.Module],
        loss: Callable[[Tensor, Tensor], Tensor],
        checkpoint: Path,
        rate: float,
    ) -> None:
        self.file, self.step, self._loss = checkpoint, 0, loss
        self.net, self.mean = make(), make()
        self.optimiser = torch.optim.AdamW(self.net.parameters(), lr=rate, weight_decay=1e-3)
        self.net.to(memory_format=torch.channels_last)  # a third faster on a processor
        self.mean.load_state_dict(self.net.state_dict())
        if checkpoint.exists():
            kept = torch.load(checkpoint)
            self.step = kept["step"]
            self.net.load_state_dict(kept["net"])
            self.mean.load_state_dict(kept["mean"])
            self.optimiser.load_state_dict(kept["optimiser"])

    def begin_with(self, taught: nn.Module) -> None:
        """Takes over the weights of a network that was taught before."""
        self.net.load_state_dict(taught.state_dict())
        self.mean.load_state_dict(taught.state_dict())

    def keep(self) -> None:
        """Writes the checkpoint."""
        part = self.file.with_suffix(".part")
        torch.save({"step": self.step, "net": self.net.state_dict(), "mean": self.mean.state_dict(),
                    "optimiser": self.optimiser.state_dict()}, part)  # fmt: skip
        part.rename(self.file)

    def run(
        self,
        batches: Iterable[tuple[Tensor, Tensor]],
        options: Namespace,
        tell: Callable[[], None] = lambda: None,
    ) -> None:
        """Learns until so many steps in all are done, and keeps what it learned.

        Args:
            batches: Planes and truth, without end.
            options: `steps` in all, `rate` at most (it rises for 100 steps, then falls), and
                `every`: after so many steps it is kept and told how far it is.
            tell: Says more then.
        """
        began, losses = time.monotonic(), list[float]()
        for planes, truth in batches:
            if self.step >= options.steps:
                break
            left = 1 - self.step / options.steps
            rate = options.rate * min(1, (self.step + 1) / 100) * (0.02 + 0.98 * left)
            losses.append(self.learn(planes, truth, rate))
            if self.step % options.every == 0:
                self.keep()
                passed, mean = time.monotonic() - began, sum(losses) / len(losses)
                print(f"step {self.step}  {passed:.0f} s  loss {mean:.4f}", flush=True)
                losses.clear()
                tell()
        self.keep()

    def learn(self, planes: Tensor, truth: Tensor, rate: float) -> float:
        """One step; the loss before it."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.net.train()
        given = planes.contiguous(memory_format=torch.channels_last)
        # Half the numbers' length, a third of the time, where the processor can multiply them, and
        # twelve times as long where it cannot; what is summed up stays as it was.
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=short_numbers()):
            told = self.net(given)
        loss = self._loss(told.float(), truth)
        self.optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 2.0)
        self.optimiser.step()
        self.step += 1
        self._follow()
        return float(loss.detach())

    @torch.no_grad()
    def _follow(self) -> None:
        kept = min(KEPT, 1 - 3 / (self.step + 3))
        news = self.net.state_dict()
        for name, old in self.mean.state_dict().items():
            if old.dtype.is_floating_point:
                old.lerp_(news[name], 1 - kept)
            else:
                old.copy_(news[name])
