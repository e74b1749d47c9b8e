import type { SyncStatus } from '../sync/status.ts';
import * as words from '../words/en/sync/line.ts';

/** The quiet line itself (decision D9). A state that needs the player says so after what is kept. */
export function quietLine(status: SyncStatus): string {
  const saved = (...more: readonly string[]): string =>
    [words.saved, ...(status.waiting > 0 ? [words.waiting(status.waiting)] : []), ...more].join(' · ');
  switch (status.state) {
    case 'saved':
      return words.saved;
    case 'waiting':
      return status.trouble === 'server' ? saved(words.serverTrouble) : saved();
    case 'syncing':
      return saved(words.syncing);
    case 'synced':
      return words.synced;
    case 'sign_in':
      return saved(words.signIn);
    case 'sign_in_again':
      return saved(words.signInAgain);
    case 'unknown_account':
      return words.unknownAccount;
    case 'account_deleted':
      return words.accountDeleted;
    case 'problem':
      return status.problem === 'storage' ? words.problems.storage : saved(words.problems[status.problem ?? 'refused']);
  }
}
