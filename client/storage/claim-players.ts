import type { DeviceStore } from './device-store.ts';
import { claimed, type SignedInAccount } from './player-rows.ts';
import type { PlayerStore } from './player-store.ts';
import type { PlayerRow } from './records.ts';

/** Where the players of this device are kept: their rows, and the database of each. */
export interface PlayersHome {
  readonly device: DeviceStore;
  open(localId: string): PlayerStore;
}

/** The learners that wait for the sign-in with this address; first the one that was chosen for it now. */
export async function learnersToClaim(
  { device }: PlayersHome,
  email: string,
  learnerId: string | undefined,
): Promise<readonly PlayerRow[]> {
  const rows = (await device.players()).filter((row) => row.kind === 'learner' && row.claimedBy === undefined);
  const chosen = rows.filter((row) => row.localId === learnerId);
  return [...chosen, ...rows.filter((row) => row.claimWantedBy === email.toLowerCase() && row.localId !== learnerId)];
}

/**
 * Lost accounts that this sign-in was told to take along. And whoever signed in here with the same address, to another account, and
 * has no ticket to learn by that it is lost, for it signed out or never had one: an address belongs to one account at a time.
 */
export async function lostToClaim(
  home: PlayersHome,
  players: readonly PlayerRow[],
  { accountId, email }: SignedInAccount,
): Promise<readonly PlayerRow[]> {
  const address = email.toLowerCase();
  const others = players.filter((row) => row.accountId !== undefined && row.accountId !== accountId);
  const lost = await whereTrue(home, others, 'unknownAccount');
  const namesakes = others.filter((row) => row.email === address && !lost.includes(row));
  const tickets = await Promise.all(namesakes.map((row) => home.open(row.localId).meta('ticket')));
  return [...lost.filter((row) => row.claimWantedBy === address), ...namesakes.filter((_, index) => tickets[index] === undefined)];
}

/** Those of whose account the server has said this at the last contact. */
export async function whereTrue(
  home: PlayersHome,
  rows: readonly PlayerRow[],
  said: 'unknownAccount' | 'accountDeleted',
): Promise<readonly PlayerRow[]> {
  const accounts = rows.filter((row) => row.accountId !== undefined);
  const is = await Promise.all(accounts.map((row) => home.open(row.localId).meta(said)));
  return accounts.filter((_, index) => is[index] === true);
}

/**
 * Step 1: all games into the account's database, in one transaction, and what was printed. Step 2: the credentials of an account that the server has lost
 * go. Step 3: the player is marked, in one write. Step 4: its open journals go. Each may be repeated.
 */
export async function absorbPlayer(home: PlayersHome, { localId, accountId }: PlayerRow, accountLocalId: string): Promise<void> {
  const source = home.open(localId);
  // Counted first: a game that is finished meanwhile is taken over once more, which changes nothing.
  const { waiting } = await source.counts();
  const from = await source.absorbable();
  const account = home.open(accountLocalId);
  await account.absorb(from);
  // What was printed is still to be brought back.
  await account.keepPapers((await source.meta('papers')) ?? []);
  if (accountId !== undefined) {
    await source.removeMeta(['ticket']);
    await home.device.removeSetting(`auth:${localId}`);
  }
  await home.device.changePlayer(localId, (row) => claimed(row, accountLocalId, waiting));
  for (const journal of from.journals) await source.discardJournal(journal.header.sessionId);
}
