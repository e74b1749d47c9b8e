import type { Result } from '../../shared/result.ts';
import type { HostRequest } from '../storage/host.ts';
import type { PlayerStore, ProfileChangeEnd } from '../storage/player-store.ts';
import type { ProfileChange } from '../storage/records.ts';
import { exchangeSignedIn, unasked, type NoCredentials, type SignedIn } from './account.ts';
import { bytesAt } from './data-address.ts';
import type { Answer } from './exchange.ts';
import type { Next } from './loop.ts';
import { saidBy } from './failure.ts';
import { troubleOf, worse, type Trouble } from './trouble.ts';
import { isText, type Json } from './wire.ts';

interface ProfileSender extends SignedIn {
  readonly store: Pick<PlayerStore, 'profileChanges' | 'endProfileChange'>;
  /** Names the lock of this player: the local id of the database. */
  readonly localId: string;
}

/** A change that the server took or refused just now. */
export interface EndedChange {
  readonly id: string;
  readonly field: ProfileChange['field'];
  /** Absent if it was taken. */
  readonly refused?: string;
}

/** What was sent, and when to look again at what still waits. */
export interface SentChanges {
  readonly ended: readonly EndedChange[];
  readonly next: Next;
  /** What stood in the way of those that still wait. */
  readonly trouble?: Trouble;
  /** Nothing was looked at: a pass of sync, a form or another page sends them at this moment. */
  readonly isElsewhere?: true;
}

/** The pages and workers of one device send a player's profile one at a time. */
const profileLock = (localId: string): string => `tenfold-profile-${localId}`;

/**
 * Sends what the player has changed of the profile (RULES.md, N1 to N3). The server may get a change twice: an answer can be lost. The
 * second time changes nothing.
 */
export async function sendProfileChanges(sender: ProfileSender): Promise<SentChanges> {
  if (!(await sender.store.profileChanges()).some(isWaiting)) return { ended: [], next: { kind: 'idle' } };
  const sent = await sender.host.withLock(profileLock(sender.localId), () => sendAll(sender));
  return sent ?? { ended: [], next: { kind: 'backoff' }, isElsewhere: true };
}

const isWaiting = ({ refused }: ProfileChange): boolean => refused === undefined;

async function sendAll(sender: ProfileSender): Promise<SentChanges> {
  const name = await sendField(sender, 'name');
  const picture = await sendField(sender, 'picture');
  const trouble = worse(name.trouble, picture.trouble);
  return { ended: [...name.ended, ...picture.ended], next: sooner(name.next, picture.next), ...(trouble && { trouble }) };
}

/** Until nothing of this field waits: what was changed meanwhile goes up at once. */
async function sendField(sender: ProfileSender, field: ProfileChange['field']): Promise<SentChanges> {
  const ended: EndedChange[] = [];
  for (;;) {
    const change = (await sender.store.profileChanges()).find((each) => each.field === field && isWaiting(each));
    if (!change) return { ended, next: { kind: 'idle' } };
    const sent = await send(sender, change);
    const end = endOf(change, sent);
    if (end.kind !== 'taken' && end.kind !== 'refused') return { ended, next: end, ...waitingFor(sent) };
    await sender.store.endProfileChange(change.id, end);
    ended.push({ id: change.id, field, ...(end.kind === 'refused' && { refused: end.reason }) });
  }
}

const NAME_PATH = '/api/account/username';
const PICTURE_PATH = '/api/account/picture';

function send(sender: ProfileSender, change: ProfileChange): Promise<Result<Answer, NoCredentials>> {
  const call = (method: HostRequest['method'], path: string, body?: unknown) => exchangeSignedIn(sender, path, body, { method });
  if (change.field === 'name') return call('PUT', NAME_PATH, { username: change.name });
  return change.image === undefined ? call('DELETE', PICTURE_PATH) : call('PUT', PICTURE_PATH, bytesAt(change.image));
}

function waitingFor(sent: Result<Answer, NoCredentials>): Pick<SentChanges, 'trouble'> {
  const answer = sent.ok ? sent.value : unasked(sent.error);
  return answer ? { trouble: troubleOf(answer) } : {};
}

/** How an answer ends a change, or when to send it again. */
function endOf(change: ProfileChange, sent: Result<Answer, NoCredentials>): Exclude<ProfileChangeEnd, { kind: 'withdrawn' }> | Next {
  // The next sign-in is a trigger.
  if (!sent.ok) return sent.error === 'signed_out' ? { kind: 'idle' } : { kind: 'backoff' };
  const answer = sent.value;
  const profile = answer.kind === 'json' && answer.status === 200 ? takenOf(change, answer.body) : undefined;
  if (profile) return { kind: 'taken', profile };
  if (answer.kind !== 'unreachable' && isRefusal(answer)) return { kind: 'refused', reason: saidBy(answer), ...codeOf(answer) };
  // Not a hard pause: games are not held up by a name.
  if (answer.kind === 'unreachable' || answer.waitMs === undefined) return { kind: 'backoff' };
  return { kind: 'wait', ms: answer.waitMs, hard: false };
}

/** The finest code of a refusal. */
function codeOf(answer: Answer): { readonly code?: string } {
  if (answer.kind !== 'json') return {};
  const code = [answer.body['reason'], answer.body['code']].find(isText);
  return code === undefined ? {} : { code };
}

/** What the profile is from now on, by our server's answer; undefined if this is none. */
function takenOf(change: ProfileChange, { username, displayName, pictureUrl, removed }: Json) {
  if (change.field === 'name') return isText(username) && isText(displayName) ? { username, displayName } : undefined;
  if (change.image === undefined) return typeof removed === 'boolean' ? {} : undefined;
  return isText(pictureUrl) ? { pictureUrl } : undefined;
}

/** An answer that will not change: a name that is taken or no name, a picture that is none or too large. */
function isRefusal(answer: Exclude<Answer, { kind: 'unreachable' }>): boolean {
  if (answer.status === 413) return true;
  return (answer.status === 400 || answer.status === 422) && answer.kind === 'json' && typeof answer.body['error'] === 'string';
}

function sooner(a: Next, b: Next): Next {
  if (a.kind === 'idle') return b;
  if (b.kind === 'idle' || a.kind === 'backoff') return a;
  return b.kind === 'backoff' || b.ms < (a.kind === 'wait' ? a.ms : 0) ? b : a;
}
