import { fileURLToPath } from 'node:url';
import { administer } from './admin/administer.ts';
import { failed, misused, type Outcome } from './admin/command.ts';
import { readConfig } from './config.ts';
import { pooledRandomBytes } from './secrets/random-bytes.ts';
import { startRefusal } from './start-refusal.ts';

/** The folder of the built client, which the build puts beside the server. */
const clientDir = fileURLToPath(new URL('../client', import.meta.url));

/** Runs `npm run admin -- <command>`. Its lines go to standard output, or to standard error if the command failed. */
async function run(words: readonly string[]): Promise<Outcome> {
  const config = readConfig(process.env);
  if (!config.ok) return misused(config.error);
  try {
    return await administer(config.value, words, { clock: () => Date.now(), random: pooledRandomBytes(), clientDir });
  } catch (error) {
    return failed(startRefusal(error, config.value));
  }
}

const { exitCode, lines } = await run(process.argv.slice(2));
(exitCode === 0 ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
process.exitCode = exitCode;
