import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeTemplate, TEMPLATE } from './postgres-template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server made for this run, or undefined: then the suites that need it are listed as not run. */
    postgresUrl: string | undefined;
    /** The commands that make an empty database in a schema named TEMPLATE; none without a server. */
    postgresTemplate: string;
  }
}

const BINARIES = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'pg_ctl', 'pg_dump'];

/** Starts a PostgreSQL server of its own for the whole run, on a socket in a temporary folder, and removes it afterwards. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const bin = newestBinaries();
  project.provide('postgresUrl', undefined);
  project.provide('postgresTemplate', '');
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-pg-'));
  const run = runner(folder);
  const data = join(folder, 'data');
  try {
    run(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'tenfold', '--no-sync', '-E', 'UTF8', '--locale=C']);
    // fsync off: the suite checks answers, not survival of a power cut.
    const options = `-k ${folder} -c listen_addresses='' -c fsync=off -c max_connections=200`;
    run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '30', '-l', join(folder, 'log'), '-o', options, 'start']);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const url = `postgresql://tenfold@/postgres?host=${encodeURIComponent(folder)}`;
  const end = async (): Promise<void> => {
    run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
    // The runner has its workers to see off meanwhile.
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(url);
    const dump = run(join(bin, 'pg_dump'), ['-h', folder, '-U', 'tenfold', '-n', TEMPLATE, '--inserts', 'postgres']);
    // Lines with a backslash are meant for the terminal client.
    project.provide('postgresTemplate', dump.replaceAll(/^\\.*$/gm, ''));
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('postgresUrl', url);
  return end;
}

/** Debian keeps them apart by version, newest first here; other systems have them on the path. */
function newestBinaries(): string | undefined {
  const versions = existsSync(BINARIES) ? readdirSync(BINARIES).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(BINARIES, version, 'bin')), ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((bin) => PROGRAMS.every((program) => existsSync(join(bin, program))));
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
