import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresBinaries } from '../engine-paths.ts';

/** A PostgreSQL server of one run, on a socket in a temporary folder. */
export interface PostgresServer {
  readonly url: string;
  /** The commands that make a schema again. */
  dump(schema: string): string;
  /** Stops it at once, as a power cut would. */
  stop(): void;
  /** Starts it again. */
  start(): void;
  /** Stops it and removes its folder. */
  end(): Promise<void>;
}

/**
 * Starts a PostgreSQL server, or gives undefined where none is installed.
 * @param fsync whether what it has committed survives a power cut: a suite checks answers and needs no such thing, a bench does
 */
export function startPostgres({ fsync }: { readonly fsync: boolean }): PostgresServer | undefined {
  const bin = postgresBinaries();
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-pg-'));
  const run = runner(folder);
  const data = join(folder, 'data');
  const options = `-k ${folder} -c listen_addresses='' -c fsync=${fsync ? 'on' : 'off'} -c max_connections=200`;
  const start = () => void run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '30', '-l', join(folder, 'log'), '-o', options, 'start']);
  const stop = () => void run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
  try {
    run(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'tenfold', '--no-sync', '-E', 'UTF8', '--locale=C']);
    start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `postgresql://tenfold@/postgres?host=${encodeURIComponent(folder)}`,
    dump: (schema) => run(join(bin, 'pg_dump'), ['-h', folder, '-U', 'tenfold', '-n', schema, '--inserts', 'postgres']),
    stop,
    start,
    async end() {
      stop();
      // The runner has its workers to see off meanwhile.
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, whom Debian's package makes. */
function runner(folder: string): (program: string, args: readonly string[]) => string {
  const options = { cwd: folder, stdio: 'pipe', encoding: 'utf8' } as const;
  if (process.getuid?.() !== 0) return (program, args) => execFileSync(program, args, options);
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const [uid, gid] = [id('-u'), id('-g')];
  chownSync(folder, uid, gid);
  return (program, args) => execFileSync(program, args, { ...options, uid, gid });
}
