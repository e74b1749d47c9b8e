import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Everything that this code stores, as its own sources name it: what /privacy has to tell of. */

const filesWith = (text: string, ...paths: readonly string[]): readonly string[] =>
  execFileSync('git', ['grep', '--untracked', '-lE', text, '--', ...paths])
    .toString()
    .trim()
    .split('\n');

/** The members of an interface, by the names in its source. */
function membersOf(source: string, name: string): readonly string[] {
  const [, body] = new RegExp(`interface ${name}(?: extends [^{]*)? \\{\\n(.*?)\\n\\}`, 's').exec(source) ?? [];
  return [...(body ?? '').matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(([, member]) => member ?? '');
}

/** Every column of the server's database: "users.email". */
export function serverColumns(): readonly string[] {
  return filesWith('interface', 'server/database/tables/*.ts').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const tables = [...source.matchAll(/^ {2}(\w+): (\w+Table);$/gm)];
    return tables.flatMap(([, table, row]) => membersOf(source, row ?? '').map((column) => `${table}.${column}`));
  });
}

const rows = readFileSync('client/storage/tables/rows.ts', 'utf8');

/** Every table of a player's database on the device, and every single value in it: "journal", "meta.ticket". */
export function playerKeys(): readonly string[] {
  const tables = readFileSync('client/storage/tables/player-tables.ts', 'utf8');
  const names = [...tables.matchAll(/^ {2}(\w+): tableOf</gm)].map(([, name]) => name ?? '');
  const values = (table: string, name: string) => membersOf(rows, name).map((value) => `${table}.${value}`);
  return [...names.filter((name) => name !== 'state' && name !== 'meta'), ...values('state', 'StateRows'), ...values('meta', 'MetaRows')];
}

/** What the device knows of a player: "players.email". */
export function deviceKeys(): readonly string[] {
  const database = readFileSync('client/storage/device-database.ts', 'utf8');
  const tables = [...(/\{ (players: [^}]*) \}/.exec(database)?.[1] ?? '').matchAll(/(\w+): '/g)].map(([, name]) => name ?? '');
  const player = membersOf(readFileSync('client/storage/records.ts', 'utf8'), 'PlayerRow');
  const settings = membersOf(readFileSync('client/storage/device-store.ts', 'utf8'), 'DeviceSettings');
  return [
    ...tables.filter((name) => name !== 'players' && name !== 'settings'),
    ...player.map((member) => `players.${member}`),
    ...settings.map((member) => `settings.${member}`),
  ];
}

/** Every table of a class's database: "class.seats". */
export function classKeys(): readonly string[] {
  const tables = readFileSync('client/classroom/storage/class-rows.ts', 'utf8');
  return [...tables.matchAll(/^ {2}(\w+): tableOf</gm)].map(([, name]) => `class.${name}`);
}

/** The files of the window that use localStorage, sessionStorage or a cache of their own. */
export const browserStorageUsers = (): readonly string[] => filesWith('localStorage|sessionStorage|CacheStorage', 'client', 'build');
