import { dayNumber, type DayNumber } from '../../shared/day.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { callAccount } from '../auth/sign-in-flow.ts';
import type { PlayerRow } from '../storage/records.ts';
import { dayText } from '../words/en/text/calendar.ts';
import * as words from '../words/en/settings/devices.ts';

/** A place where the account is signed in. */
export interface SignedInDevice {
  readonly id: string;
  readonly name: string;
  readonly current: boolean;
  /** ms since the epoch by the server. */
  readonly usedMs: number;
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null;

/** One entry of the server's list; nothing for what this build cannot read. */
function deviceOf(entry: unknown): readonly SignedInDevice[] {
  if (!isRecord(entry)) return [];
  const { id, device, current, usedMs } = entry;
  if (typeof id !== 'string' || typeof usedMs !== 'number') return [];
  return [{ id, name: typeof device === 'string' ? device : words.unknown, current: current === true, usedMs }];
}

/** Where the account is signed in, this device first. An error is a sentence. */
export async function signedInDevices(row: PlayerRow): Promise<Result<readonly SignedInDevice[], string>> {
  const answer = await callAccount(row, { method: 'GET', path: '/api/account/sessions' });
  if (!answer.ok) return fail(answer.error.sentence);
  const { sessions } = answer.value;
  if (!Array.isArray(sessions)) return fail(words.unreadable);
  const devices = sessions.flatMap(deviceOf);
  return ok([...devices.filter(({ current }) => current), ...devices.filter(({ current }) => !current)]);
}

/** Signs the account out on another device. */
export async function signOutThere(row: PlayerRow, id: string): Promise<Result<null, string>> {
  const answer = await callAccount(row, { method: 'DELETE', path: `/api/account/sessions/${encodeURIComponent(id)}`, body: {} });
  return answer.ok ? ok(null) : fail(answer.error.sentence);
}

/** "Last used today". @param usedMs ms since the epoch. */
export function lastUsedText(usedMs: number, utcOffsetMin: number, today: DayNumber): string {
  const day = dayNumber(usedMs, utcOffsetMin);
  // The server's clock may be ahead of this device's.
  if (day >= today) return words.usedToday;
  return day === today - 1 ? words.usedYesterday : words.usedOn(dayText(day));
}
