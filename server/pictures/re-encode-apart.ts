import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { fail, ok } from '../../shared/result.ts';
import { judge, PICTURE_REFUSALS, type PictureRefusal } from './judge.ts';
import type { ReEncode } from './re-encode.ts';

/** The start of a process and the costliest picture that is taken need a second; on a busy machine several times that. */
const DEADLINE_MS = 20_000;
/** What the process may keep of JavaScript. Its pixels lie beside that, and are bounded by the size that a header may name. */
const MAX_MEMORY_MB = 64;

/** Apart from those that Node itself ends with. */
const FIRST_CODE = 100;
export const exitCodeOf = (refusal: PictureRefusal): number => FIRST_CODE + PICTURE_REFUSALS.indexOf(refusal);

/**
 * Decodes each upload in a process of its own, which is killed if it takes too long: a library's own time limit ends only what it asks in
 * between, and threads of this process would be everybody's. So no file holds up more than its own turn, and this process stays free.
 * @param entry where the build put picture-process.ts
 */
export const reEncodeApart =
  (entry: URL, deadlineMs = DEADLINE_MS): ReEncode =>
  async (upload) => {
    const format = judge(upload);
    if (!format.ok) return format;
    const { code, signal, output } = await run(fileURLToPath(entry), upload, deadlineMs);
    if (code === 0) return ok(output);
    if (signal === 'SIGKILL') return fail('too_complex');
    const refusal = signal === null ? PICTURE_REFUSALS[(code ?? 0) - FIRST_CODE] : 'unreadable';
    if (refusal === undefined) throw new Error(`The process that decodes pictures ended with ${code}.`);
    return fail(refusal);
  };

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: Buffer;
}

async function run(path: string, upload: Buffer, deadlineMs: number): Promise<Ended> {
  const child = spawn(process.execPath, [`--max-old-space-size=${MAX_MEMORY_MB}`, path], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // It needs none of the server's settings, and some of them are secrets.
    env: { SystemRoot: process.env['SystemRoot'] },
    timeout: deadlineMs,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<Omit<Ended, 'output'>>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  // It may end before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(upload);
  const [end, output] = await Promise.all([ended, buffer(child.stdout)]);
  return { ...end, output };
}
