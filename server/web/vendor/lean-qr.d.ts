// The part of lean-qr that the page uses.
interface QrCode {
  size: number;
  get(x: number, y: number): boolean;
}

export function generate(text: string): QrCode;
