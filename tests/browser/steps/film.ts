import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const WIDTH = 640;
const HEIGHT = 480;

/** How many frames each picture is shown for, of this many a second: time for a look or two on a busy machine. */
const FRAMES = 20;
const A_SECOND = 8;

/**
 * Writes a film of pictures, one after the other, as Chromium shows it to a page in the place of a camera, again and again: YUV4MPEG2,
 * uncompressed, grey.
 */
export async function writeFilm(path: string, pictures: readonly Buffer[]): Promise<void> {
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const parts = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${A_SECOND}:1 Ip A1:1 C420jpeg\n`)];
  for (const picture of pictures) {
    const luma = await sharp(picture)
      .flatten({ background: 'white' })
      .resize(WIDTH, HEIGHT, { fit: 'contain', background: 'white' })
      .greyscale()
      .raw()
      .toBuffer();
    for (let i = 0; i < FRAMES; i++) parts.push(Buffer.from('FRAME\n'), luma, colours);
  }
  await writeFile(path, Buffer.concat(parts));
}
