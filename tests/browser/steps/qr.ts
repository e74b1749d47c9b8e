import type { Page } from 'playwright';
import decodeQR from 'qr/decode.js';

/** What a camera reads of a QR code: of its drawing four pixels a module. @param name of the picture. */
export async function readQr(page: Page, name: string): Promise<string> {
  const drawing = page.getByRole('img', { name });
  const size = Number(/^0 0 (\d+) /.exec((await drawing.getAttribute('viewBox')) ?? '')?.[1]);
  const path = (await drawing.locator('path').getAttribute('d')) ?? '';
  const [scale, width] = [4, 4 * size];
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return decodeQR({ width, height: width, data });
}
