import { backup } from './backup.ts';
import { check } from './check.ts';
import { COPY, copy } from './copy.ts';
import { deletion } from './deletion.ts';
import { find, list } from './accounts.ts';
import { done, misused, type AdminDeps, type Command, type Outcome } from './command.ts';
import { DOCTOR, doctor } from './doctor/doctor.ts';
import { removeFactors } from './factors.ts';
import { reset } from './reset.ts';
import { RESTORE, restore } from './restore.ts';
import { demote, promote } from './roles.ts';
import { seed } from './seed.ts';
import { endSessions, sessions } from './sessions.ts';
import { visits } from './visits.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['list', list],
  ['find', find],
  ['promote', promote],
  ['demote', demote],
  ['remove-factors', removeFactors],
  ['reset', reset],
  ['delete', deletion],
  ['sessions', sessions],
  ['end-sessions', endSessions],
  [DOCTOR, doctor],
  ['check', check],
  ['backup', backup],
  [RESTORE, restore],
  [COPY, copy],
  ['seed', seed],
  ['visits', visits],
]);

const HELP: readonly string[] = [
  'npm run admin -- <command>',
  '',
  ...[...COMMANDS].flatMap(([name, { parameter, summary }]) => [`  ${`${name} ${parameter}`.trimEnd()}`, `      ${summary}`]),
  '  help',
  '      Show this list. With --help behind its name a command tells more of itself.',
  '',
  'A command runs inside the server while one runs on this data folder, and on the database itself while none does.',
];

const helpOf = (name: string, { parameter, summary, details = [] }: Command): readonly string[] => [
  `npm run admin -- ${`${name} ${parameter}`.trimEnd()}`,
  '',
  summary,
  ...details,
];

const HELP_NAMES: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** The outcome of words that ask for no command: help, or what is wrong with them. Undefined: they can be run. */
export function readMisuse([name, ...rest]: readonly string[]): Outcome | undefined {
  if (name === undefined) return misused(...HELP);
  if (HELP_NAMES.has(name)) return done(...HELP);
  const command = COMMANDS.get(name);
  if (!command) return misused(`There is no command "${name}".`, '', ...HELP);
  if (rest.some((word) => HELP_NAMES.has(word) && word !== 'help')) return done(...helpOf(name, command));
  if (command.parameter.startsWith('[')) return undefined;
  if (command.parameter === '') return rest.length > 0 ? misused(`"${name}" takes no argument.`) : undefined;
  return rest.every((word) => word.trim() === '') ? misused(`"${name}" needs ${command.parameter}.`) : undefined;
}

/**
 * Runs one command.
 * @param words its name and what follows, as typed
 */
export async function runCommand(deps: AdminDeps, words: readonly string[]): Promise<Outcome> {
  const [name = '', ...rest] = words;
  return readMisuse(words) ?? COMMANDS.get(name)?.run(deps, rest) ?? misused();
}
