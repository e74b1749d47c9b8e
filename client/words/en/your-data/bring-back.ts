import type { BackupError } from '../../../storage/backup/read.ts';
import type { Added } from '../../../storage/player-store.ts';
import { amount, wholeNumber } from '../../../text/number.ts';

export const reading = 'Reading the backup';
export const bringing = 'Bringing the games back';
export const keepOpen = 'Keep this page open. If it closes, choose the file again: each game counts once.';
export const saved = 'Saved on this device.';
export const playAs = (name: string) => `Play as ${name}`;
export const done = 'Done';
export const back = 'Back';

export const cannot = 'This file cannot be brought back';
export const refused: { readonly [code in BackupError]: string } = {
  not_a_backup: 'This is not a backup of Tenfold. Nothing was changed.',
  newer: 'This backup is from a newer Tenfold. Reload the page to get it, then choose the file again.',
};
export const unreadable = 'The file could not be read to its end. Choose it again.';

/** What is in the file. */
export const backupOf = (name: string) => `${name}’s backup`;
export const savedOn = {
  account: (day: string) => `Account, saved on ${day}`,
  learner: (day: string) => `Learner, saved on ${day}`,
};
export const games = 'Games';
export const badges = 'Badges';
export const rewards = 'Rewards';
export const played = 'Played';
export const cutOff = 'The file ends too early: a part of it is missing. What it still holds can be brought back.';
export const damaged = (count: number) =>
  amount(count, {
    one: 'entry is damaged and stays out. The rest can be brought back.',
    other: 'entries are damaged and stay out. The rest can be brought back.',
  });
export const line = (number: number) => `Line ${wholeNumber(number)}`;
export const more = (count: number) => `and ${wholeNumber(count)} more`;

/** Who shall get it. */
export const whose = 'Whose games shall they be?';
export const newLearner = 'New learner';
export const counts: { readonly [kind in keyof Added]: (count: number) => string } = {
  games: (count) => amount(count, { one: 'game', other: 'games' }),
  badges: (count) => amount(count, { one: 'badge', other: 'badges' }),
  rewards: (count) => amount(count, { one: 'reward', other: 'rewards' }),
};
/** @param counted one of the `counts`. */
export const someHere = (counted: string, here: number) => `${counted}, ${wholeNumber(here)} of them already here`;
/** "308 games, 5 badges" and "2 rewards". */
export const andLast = (before: string, last: string) => `${before} and ${last}`;
export const bring = (counted: string) => `Bring back ${counted}`;
export const nothing = 'There is nothing to bring back.';

/** What will happen, before it does. */
export const toNewLearner = (name: string) => `A new learner on this device, ${name}, gets them.`;
export const areOwn = (name: string) => `They are ${name}’s own. Each counts once, here and on all devices of the account.`;
export const ofAnother = 'They are of another account. Nothing changes before you are asked.';
export const toAccount = (name: string) => `They count for ${name} from now on, and go to ${name}’s account with the next sync.`;
export const toLearner = (name: string) => `They count for ${name} from now on, each once.`;

/** What becomes of games that are only listed. */
export const listed = (count: number) =>
  amount(count, { one: 'more game without a record is only listed.', other: 'more games without a record are only listed.' });
export const listedComeBack = 'The account gets them back by its next sync.';
export const listedCountThere = 'They count only in the account that played them.';

/** The question before one account's games are given to another. */
export const ofAnotherTitle = 'Games of another account';
export const ofAnotherQuestion = (from: string, to: string, counted = 'its games') =>
  `This backup is of another account, ${from}. If you go on, ${counted} count for ${to}, as if ${to} had played them. That is so on all of ${to}’s devices. This cannot be undone. What ${from}’s account has stays there.`;
export const chooseElse = 'Choose somebody else';
export const giveThemTo = (name: string) => `Give them to ${name}`;

/** What was done. */
export const areBack = (count: number, counted: string, name: string) => `${counted} ${count === 1 ? 'is' : 'are'} back for ${name}.`;
export const nothingMissing = (name: string) => `Nothing was missing: ${name} has them all.`;
