import { readFile, readdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXTUAL = /\.(?:html|js|css|svg|json|webmanifest|txt)$/;

/** Writes a .br and a .gz beside each text file that gets smaller. Documents get the site's origin first; the server compresses them. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => TEXTUAL.test(file) && !file.startsWith('documents/')).map((file) => compressFile(`${folder}/${file}`)),
  );
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const copies = {
    br: await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gz: await zip(content, { level: 9 }),
  };
  for (const [suffix, packed] of Object.entries(copies)) if (packed.length < content.length) await writeFile(`${path}.${suffix}`, packed);
}
