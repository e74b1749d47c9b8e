import { expect, test } from 'vitest';
import { UnusableDatabase } from '../../server/database/store.ts';
import { startRefusal } from '../../server/start-refusal.ts';

const system = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code} 127.0.0.1:5432`), { code, syscall });
const sqlite = { host: '192.0.2.7', port: 3000, dataDir: '/srv/tenfold' };
const postgres = { ...sqlite, databaseUrl: 'postgres://ada:secret@127.0.0.1/tenfold' };

const FULL = 'there is no room on the disk of /srv/tenfold. Make room there, or set DATA_DIR to a folder on another disk.';

const NO_ADDRESS = 'this machine has no address 192.0.2.7. Set HOST to one that it has.';

test.each([
  [system('EADDRINUSE', 'listen'), sqlite, 'another program already listens on port 3000. Stop it, or set PORT.'],
  [system('EACCES', 'listen'), sqlite, 'this user may not listen on port 3000. Set PORT to 1024 or above.'],
  [system('EADDRNOTAVAIL', 'listen'), sqlite, NO_ADDRESS],
  [Object.assign(system('ENOTFOUND', 'getaddrinfo'), { hostname: '192.0.2.7' }), postgres, NO_ADDRESS],
  [
    Object.assign(system('ENOTFOUND', 'getaddrinfo'), { hostname: 'db.school.example' }),
    postgres,
    'the database of DATABASE_URL cannot be reached (ENOTFOUND).',
  ],
  [system('ECONNREFUSED', 'connect'), postgres, 'the database of DATABASE_URL cannot be reached (ECONNREFUSED).'],
  [system('ENOENT', 'connect'), postgres, 'the database of DATABASE_URL cannot be reached (ENOENT).'],
  [
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    postgres,
    'the database of DATABASE_URL cannot be reached (ECONNREFUSED).',
  ],
  [system('ENOENT', 'open'), postgres, 'open ENOENT 127.0.0.1:5432'],
  [system('SQLITE_FULL', 'database or disk is full'), sqlite, FULL],
  [system('ENOSPC', 'write'), postgres, FULL],
  [system('EACCES', 'connect'), postgres, 'connect EACCES 127.0.0.1:5432'],
  [
    system('SQLITE_READONLY_DIRECTORY', 'attempt to write a readonly database'),
    sqlite,
    'this user cannot write to /srv/tenfold (SQLITE_READONLY_DIRECTORY). Give it that folder, or set DATA_DIR to another one.',
  ],
  [system('SQLITE_BUSY', 'database is locked'), sqlite, 'another program holds the database in /srv/tenfold. Close it first.'],
  [new UnusableDatabase('The database file is damaged.'), sqlite, 'The database file is damaged.'],
])('%s stops the start with a line that says what to do', (error, config, line) => {
  expect(startRefusal(error, config)).toBe(line);
});
