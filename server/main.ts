import { fileURLToPath } from 'node:url';
import { checkCopyApart } from './backups/check-copy.ts';
import { compose } from './compose.ts';
import { readConfig, type Config } from './config.ts';
import { findSavableApart } from './content/find-savable-apart.ts';
import { ThreadChecker } from './items/thread-checker.ts';
import { endAfterFault } from './last-net.ts';
import { reEncodeApart } from './pictures/re-encode-apart.ts';
import { tellReady } from './ready.ts';
import { readPages } from './site/documents.ts';
import { robotFiles } from './site/robot-files.ts';
import { site } from './site/site.ts';
import { startRefusal } from './start-refusal.ts';

/** The folder of the built client, which the build puts beside the server. */
const clientDir = fileURLToPath(new URL('../client', import.meta.url));

async function start(config: Config): Promise<void> {
  const checker = new ThreadChecker(new URL('./verify-thread.js', import.meta.url));
  const server = await compose(
    config,
    ({ clock, posts }) => [
      site({ clientDir, siteUrl: config.siteUrl, posts, archiveDir: `${config.dataDir}/assets`, clock }),
      robotFiles({ clientDir, siteUrl: config.siteUrl, posts }),
    ],
    {
      checker,
      findSavable: findSavableApart(new URL('./savable-thread.js', import.meta.url)),
      checkCopy: checkCopyApart(new URL('./check-copy-thread.js', import.meta.url)),
      reEncode: reEncodeApart(new URL('./picture-process.js', import.meta.url)),
      pages: await readPages(clientDir),
    },
  );
  const { app } = server;
  let closing: Promise<void> | undefined;
  // Ctrl+C comes twice: from the terminal, and from npm, which passes on what it gets.
  const close = (): Promise<void> => (closing ??= server.close());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close());
  endAfterFault({ app, close });
  await app.listen({ host: config.host, port: config.port });
  say(`Tenfold is served on ${config.siteUrl}`);
  tellReady(process.env, (err) => app.log.warn({ err }, 'systemd was not told that the server is ready'));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function refuse(line: string): void {
  process.stderr.write(`Tenfold cannot start: ${line}\n`);
  process.exitCode = 1;
}

const config = readConfig(process.env);
if (!config.ok) refuse(config.error);
else {
  try {
    await start(config.value);
  } catch (error) {
    refuse(startRefusal(error, config.value));
  }
}
