import { isInteger, isJson, isText, type Json } from '../../../shared/json.ts';
import type { SessionSummary } from '../../../shared/contract/state.ts';
import { countedId, isCountedClaim, isCountedSession, type CountedClaim } from '../../../shared/progress/counted/counted.ts';
import { itemHash } from '../hash.ts';
import type { Host } from '../host.ts';
import type { StoredItem } from '../records.ts';
import type { Entry } from './format.ts';

/** Which keys of an object must be whole numbers. */
const areIntegers = (value: Json, keys: readonly string[]): boolean => keys.every((key) => isInteger(value[key]));

const areIntegersOrAbsent = (value: Json, keys: readonly string[]): boolean =>
  keys.every((key) => value[key] === undefined || isInteger(value[key]));

const isItem = (value: unknown): value is StoredItem =>
  isJson(value) && [value['id'], value['kind'], value['hash']].every(isText) && isInteger(value['v']) && isJson(value['payload']);

const DIFFICULTIES: ReadonlySet<unknown> = new Set<SessionSummary['difficulty']>(['easy', 'medium', 'hard', 'expert']);
const COURSES: ReadonlySet<unknown> = new Set<SessionSummary['course']>([undefined, 'fit', 'calm', 'round', 'paper']);
const LEFT: ReadonlySet<unknown> = new Set<SessionSummary['left']>([undefined, 'tried', 'untried']);

const isTally = (value: unknown): boolean => Array.isArray(value) && value.length === 3 && value.every(isInteger);

function isFacts(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (!Array.isArray(value) || value.length !== 5) return false;
  const [answers, right, ms, quickestTenMs, by]: readonly unknown[] = value;
  const isQuickest = quickestTenMs === null || isInteger(quickestTenMs);
  return [answers, right, ms].every(isInteger) && isQuickest && isJson(by) && Object.values(by).every(isTally);
}

const isAttempt = (value: unknown): boolean =>
  isJson(value) &&
  areIntegers(value, ['revision', 'xpReward']) &&
  areIntegersOrAbsent(value, ['day']) &&
  typeof value['passed'] === 'boolean';

/** All that folds and history read is there, and of its kind; what a newer build wrote beside it is kept. */
function isSummary(value: unknown): value is SessionSummary {
  if (!isJson(value) || !isCountedSession(value)) return false;
  const { difficulty, resumed, data, challenge, attempt, unverified, left, facts, course, round } = value;
  return (
    areIntegersOrAbsent(value, ['accuracy', 'movesCount']) &&
    DIFFICULTIES.has(difficulty) &&
    typeof resumed === 'boolean' &&
    isJson(data) &&
    (challenge === undefined || isText(challenge)) &&
    (attempt === undefined || isAttempt(attempt)) &&
    (unverified === undefined || unverified === true) &&
    LEFT.has(left) &&
    COURSES.has(course) &&
    (round === undefined || isText(round)) &&
    isFacts(facts)
  );
}

const isClaim = (value: unknown): value is CountedClaim => isCountedClaim(value) && Object.keys(value).length === 1;

const isItemOrAbsent = (value: unknown): value is StoredItem | undefined => value === undefined || isItem(value);

function isGame({ session, item }: Json): boolean {
  if (!isSummary(session) || !isItemOrAbsent(item)) return false;
  return item === undefined || (item.kind === 'session' && item.id === session.id);
}

function isClaimEntry({ claim, item }: Json): boolean {
  if (!isClaim(claim) || !isItemOrAbsent(item)) return false;
  return item === undefined || (item.kind !== 'session' && item.id === countedId(claim));
}

const isSettings = ({ settings }: Json): boolean =>
  isJson(settings) && (settings['lastSetup'] === undefined || isJson(settings['lastSetup']));

/** Whether a value is an entry with all that this app relies on. */
const isEntry = (value: unknown): value is Entry => isJson(value) && (isGame(value) || isClaimEntry(value) || isSettings(value));

/** The entry, if it is one and its item has its own hash: the server would refuse another for good. */
export async function soundEntry(value: unknown, host: Pick<Host, 'sha256'>): Promise<Entry | undefined> {
  if (!isEntry(value)) return undefined;
  return 'item' in value && value.item && !(await hasOwnHash(value.item, host)) ? undefined : value;
}

/** A payload that has no canonical form was never written by this app. */
async function hasOwnHash(item: StoredItem, host: Pick<Host, 'sha256'>): Promise<boolean> {
  try {
    return (await itemHash(host, item)) === item.hash;
  } catch {
    return false;
  }
}
