/**
 * The process in which one upload is decoded, so that whatever a hostile file makes of the decoder ends with it: an entry of its own in the
 * build. The file comes by standard input, the picture goes by standard output; a refusal is told by the exit code.
 */
import { buffer } from 'node:stream/consumers';
import { exitCodeOf } from './re-encode-apart.ts';
import { reEncode } from './re-encode.ts';

const made = await reEncode(await buffer(process.stdin));
if (made.ok) process.stdout.write(made.value);
else process.exitCode = exitCodeOf(made.error);
