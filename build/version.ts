import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The version that people see: the package's number, and the commit if there is one (a source archive has none). */
export function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string };
  const commit = commitOf(root);
  return commit ? `${version}+${commit}` : version;
}

function commitOf(root: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short=9', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
