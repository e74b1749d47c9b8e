import { readFile, stat } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { HASH_LENGTH } from '../../build/chunks.ts';
import { keyOfChunk, staticClosure, type Manifest } from '../../build/chunk-graph.ts';

/** The hash in the name of a file that the build wrote. */
const HASH = new RegExp(`-[\\w-]{${HASH_LENGTH}}(?=\\.(?:js|css)\\b)`, 'g');
/** The commit and the time of a build (shared/build-stamp.ts). */
const BUILT = /\+[\da-f]{7,}(?=`)|\b1[789]\d{11}\b/g;
/** The short name of a class (build/class-names.ts), which one more style sheet changes. */
const CLASS_NAME = /`[b-df-hj-np-tv-xz]{2}[\da-z]{1,2}(?=`)/g;

/** The scripts of a built site that come before a first screen works. */
export interface FirstLoads {
  /** The modules of all pages, as the manifest has them: "games/speed-math/index.ts". */
  readonly pages: readonly string[];
  /** The scripts of the frame, which every page has: React, the router, header, and what leads to other pages. */
  readonly frame: readonly string[];
  /** The scripts of the table of all pages. */
  readonly table: readonly string[];
  /** The scripts that a page adds to the frame. */
  readonly addedBy: (page: string) => readonly string[];
  /** The scripts that the page of a game adds with its play: set-up, countdown, play screen, and the bridge to the worker. */
  readonly addedWithPlayBy: (page: string) => readonly string[];
  /** The bytes that are sent: compressed with brotli, if that makes a file smaller. */
  readonly bytesSent: (files: readonly string[]) => Promise<number>;
  /**
   * The same as if the hashes in the names of files, the short names of classes and the stamp of the build were all alike: a build of other
   * sources differs by chance in these alone.
   */
  readonly bytesBesideNames: (files: readonly string[]) => Promise<number>;
  /** The texts of scripts, without the lists of files that may be asked for later. */
  readonly textOf: (files: readonly string[]) => Promise<string>;
}

/** Reads the first loads of the site that a build wrote to the folder `dist`. */
export async function firstLoadsOf(dist: string): Promise<FirstLoads> {
  const manifest = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8')) as Manifest;
  const filesOf = (keys: readonly string[]) => staticClosure(manifest, keys).map(({ file }) => `/${file}`);
  const table = keyOfChunk(manifest, 'pages');
  const frame = filesOf([keyOfChunk(manifest, 'app')]);
  const addedBy = (...keys: readonly string[]) => filesOf(keys).filter((file) => !frame.includes(file));
  const COUNTDOWN = 'play/page/countdown-screen.tsx';
  /** What the page of a game fetches until somebody plays. Only some games count down. */
  const untilPlay = (page: string) => [
    page,
    page.replace(/index\.ts$/, 'play.tsx'),
    keyOfChunk(manifest, 'run-screen'),
    'play/run/worker-engine.ts',
    ...(staticClosure(manifest, [page]).some(({ dynamicImports = [] }) => dynamicImports.includes(COUNTDOWN)) ? [COUNTDOWN] : []),
  ];
  const size = async (file: string) => {
    const path = `${dist}/client${file}`;
    return (await stat(`${path}.br`).catch(() => stat(path))).size;
  };
  const text = async (file: string) => (await readFile(`${dist}/client${file}`, 'utf8')).replace(/m\.f=\[[^\]]*\]/, '');
  const besideNames = async (file: string) => {
    const text = await readFile(`${dist}/client${file}`, 'utf8');
    return brotliCompressSync(text.replaceAll(HASH, '').replaceAll(CLASS_NAME, '`').replaceAll(BUILT, '')).length;
  };
  const sum = async (files: readonly string[], bytesOf: (file: string) => Promise<number>) =>
    (await Promise.all(files.map(bytesOf))).reduce((total, bytes) => total + bytes, 0);
  return {
    pages: manifest[table]?.dynamicImports ?? [],
    frame,
    table: filesOf([table]),
    addedBy: (page) => addedBy(page),
    addedWithPlayBy: (page) => addedBy(...untilPlay(page)),
    bytesSent: (files) => sum(files, size),
    bytesBesideNames: (files) => sum(files, besideNames),
    textOf: async (files) => (await Promise.all(files.map(text))).join('\n'),
  };
}
