"""Training of a network with a running mean of its weights, stored in one checkpoint."""

import time
from argparse import Namespace
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Final

import torch
from torch import Tensor, nn

KEPT: Final = 0.99
"""Share of the running mean of the weights that remains at each step; the mean is what ships."""


@cache
def short_numbers() -> bool:
    """Whether the processor has instructions for bfloat16; False where it cannot be asked."""
    info = Path("/proc/cpuinfo")
    return info.exists() and "avx512_bf16" in info.read_text()


class Training:
    """A network, its running mean and its optimiser.

    Args:
        make: Makes an untrained network.
        loss: Of the network's outputs and the truth.
        checkpoint: File to continue from if it exists, and to write.
        rate: Highest learning rate.
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
        """Take over the weights of a trained network of the same kind."""
        self.net.load_state_dict(taught.state_dict())
        self.mean.load_state_dict(taught.state_dict())

    @torch.no_grad()
    def mix_in(self, checkpoint: Path, share: float) -> None:
        """Replace the running mean by its weighted mean with that of another checkpoint.

        Args:
            checkpoint: Of a network of the same kind, from whose weights the training went on.
            share: Its share, 0 to 1.

        Raises:
            OSError: There is no such checkpoint.
        """
        theirs = torch.load(checkpoint)["mean"]
        for name, mine in self.mean.state_dict().items():
            if mine.dtype.is_floating_point:
                mine.lerp_(theirs[name], share)

    def keep(self) -> None:
        """Write the checkpoint."""
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
        """Train until the total number of steps is reached, and write checkpoints.

        Args:
            batches: An endless stream of inputs and truths.
            options: `steps` is the total number of steps, `rate` the highest learning rate (it
                rises for 100 steps, then falls). After every `every` steps the checkpoint is
                written and progress printed.
            tell: Prints more each time.
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
        """Do one training step; returns the loss before it."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.net.train()
        given = planes.contiguous(memory_format=torch.channels_last)
        # With bfloat16 a step takes a third of the time if the processor supports it, and twelve
        # times as long if it does not. Accumulation stays in full precision.
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=short_numbers()):
            outputs = self.net(given)
        loss = self._loss(outputs.float(), truth)
        self.optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 2.0)
        self.optimiser.step()
        self.step += 1
        self._follow()
        return float(loss.detach())

    @torch.no_grad()
    def _follow(self) -> None:
        """Update the running mean; it follows faster during the first steps."""
        kept = min(KEPT, 1 - 3 / (self.step + 3))
        news = self.net.state_dict()
        for name, old in self.mean.state_dict().items():
            if old.dtype.is_floating_point:
                old.lerp_(news[name], 1 - kept)
            else:
                old.copy_(news[name])
