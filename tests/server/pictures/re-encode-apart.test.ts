import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exitCodeOf, reEncodeApart } from '../../../server/pictures/re-encode-apart.ts';
import { reEncode, type ReEncode } from '../../../server/pictures/re-encode.ts';
import { newId } from '../played-games.ts';
import { gif, halves, manyScans, png, pngNaming, text } from './made-files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;
let apart: ReEncode;
beforeAll(async () => {
  // Inside the project: the process finds its packages from where it lies, as the built one does.
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache', 'picture-process-'));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      rolldownOptions: { input: { process: `${root}server/pictures/picture-process.ts` }, output: { entryFileNames: '[name].mjs' } },
    },
  });
  apart = reEncodeApart(pathToFileURL(join(folder, 'process.mjs')));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process of the test's own. */
const processOf = (code: string): URL => {
  const path = join(folder, `${newId()}.mjs`);
  writeFileSync(path, code);
  return pathToFileURL(path);
};

test('a process makes of a picture what this one makes of it', async () => {
  for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
    const upload = await halves(format);
    expect(await apart(upload)).toEqual(await reEncode(upload));
  }
});

test('what it refuses is told by the same words', async () => {
  expect(await apart(pngNaming(4096, 4096))).toEqual({ ok: false, error: 'too_large' });
  expect(await apart(pngNaming(9, 9, Buffer.alloc(99)))).toEqual({ ok: false, error: 'unreadable' });
  expect(await apart(gif(9, 9, 0))).toEqual({ ok: false, error: 'unreadable' });
});

test('none is started for what is refused by its bytes', async () => {
  const never = reEncodeApart(processOf('process.exit(1)'));
  expect(await never(text('GIF88a'))).toEqual({ ok: false, error: 'unreadable' });
  expect(await never(await manyScans(200, 64))).toEqual({ ok: false, error: 'too_complex' });
});

test('one that does not end is killed, whatever it is at, and this process goes on meanwhile', async () => {
  const noted = join(folder, 'its-id');
  const entry = processOf(`
    import { writeFileSync } from 'node:fs';
    process.on('SIGTERM', () => {});
    writeFileSync(${JSON.stringify(noted)}, String(process.pid));
    for (;;);
  `);
  let turns = 0;
  const counting = setInterval(() => turns++, 10);
  // On a busy machine one that has little time is killed before it has begun.
  for (let deadlineMs = 1_000; !existsSync(noted); deadlineMs *= 2)
    expect(await reEncodeApart(entry, deadlineMs)(png(9, 9))).toEqual({ ok: false, error: 'too_complex' });
  clearInterval(counting);
  expect(turns).toBeGreaterThan(0);
  expect(() => process.kill(Number(readFileSync(noted, 'utf8')), 0)).toThrow('ESRCH');
});

test('one that a file brings down is a file that cannot be read; one that fails by itself is a fault of ours', async () => {
  const crashing = reEncodeApart(processOf(`process.kill(process.pid, 'SIGSEGV'); setInterval(() => {}, 1000);`));
  expect(await crashing(png(9, 9))).toEqual({ ok: false, error: 'unreadable' });
  await expect(reEncodeApart(processOf('throw new Error()'))(png(9, 9))).rejects.toThrow('ended with 1');
  await expect(reEncodeApart(new URL('gone.mjs', pathToFileURL(`${folder}/`)))(png(9, 9))).rejects.toThrow('ended with 1');
});

test('one is given nothing of the settings of the server', async () => {
  process.env['AUTH_ENCRYPTION_KEY'] = 'a secret';
  const telling = reEncodeApart(processOf(`process.exitCode = process.env.AUTH_ENCRYPTION_KEY ? 1 : ${exitCodeOf('too_large')};`));
  expect(await telling(png(9, 9))).toEqual({ ok: false, error: 'too_large' });
  delete process.env['AUTH_ENCRYPTION_KEY'];
});
