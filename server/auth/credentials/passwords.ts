import { fail, ok, type Result } from '../../../shared/result.ts';
import { fairTurns, type TaskOrigin } from '../../limits/fair-turns.ts';
import { invalid, tooManyRequests, weakPassword, type AuthFailure } from '../contract/failure.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import * as words from '../../words/en/auth.ts';

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 128;

/** How much work one hash takes: memory in KiB, passes over it, lanes. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/**
 * 19 MiB, two passes, one lane (protocol, "Sign-up, sign-in, password"); argon2id is the library's default. The hash string contains them,
 * so they may change later.
 */
export const HASH_COST: HashCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** How many may wait: a class under one account, a school behind one address. Others are told to come back after a second. */
const TURNS = { width: 4, waitingOfAccount: 50, waitingOfSource: 400 };
const CROWDED_S = 1;

/** Loaded with the first password. A server without sign-ins saves the memory. */
const argon2 = () => import('@node-rs/argon2');

/** Whether a text has an unpaired surrogate. UTF-8 cannot encode it, so two such texts could get the same hash. */
const hasLoneSurrogate = (text: string): boolean => /\p{Surrogate}/u.test(text);

/** The length in code points, which is close to what people count. */
const lengthOf = (text: string): number => Array.from(text).length;

/** The form in which passwords are judged and hashed: é is é, whether a keyboard sends one sign for it or two (decision D35). */
const normalForm = (password: string): string => password.normalize('NFKC');

/**
 * Whether a text may become a password: 6 to 128 characters (code points) of any kind in its normal form, and none of the most used ones,
 * in whatever case (decision D35). The value is the text as it was given.
 */
export function checkPassword(password: string): Result<string, AuthFailure> {
  if (password === '') return fail(invalid(words.passwordMissing, 'password_missing'));
  if (hasLoneSurrogate(password)) return fail(invalid(words.passwordNotUnicode, 'password_not_unicode'));
  const normal = normalForm(password);
  const length = lengthOf(normal);
  if (length < PASSWORD_MIN) return fail(weakPassword(words.passwordTooShort(PASSWORD_MIN), 'password_too_short'));
  if (length > PASSWORD_MAX) return fail(weakPassword(words.passwordTooLong(PASSWORD_MAX), 'password_too_long'));
  if (COMMON_PASSWORDS.has(normal.toLowerCase())) return fail(weakPassword(words.passwordTooCommon, 'password_common'));
  return ok(password);
}

/** What can be done inside a slot for hashing. */
export interface HashSlot {
  /** The hash of a password's normal form. */
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a stored hash, also one from before passwords were normalised. With `stored` undefined (no account, no
   * password) it does the same work and returns false.
   */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  /** For a right password: the hash that replaces one from before passwords were normalised; undefined if the stored one is good. */
  renewed(stored: string, password: string): Promise<string | undefined>;
}

export interface Passwords {
  /** At most four slots are held at once; the others wait for fair turns. 429 if too many of theirs wait already. */
  inSlot<T>(origin: TaskOrigin, work: (slot: HashSlot) => Promise<Result<T, AuthFailure>>): Promise<Result<T, AuthFailure>>;
}

/** Whether a password can be right at all. Others are compared with a dummy text, so that long texts cost no more work. */
const comparable = (password: string): boolean => lengthOf(password) <= PASSWORD_MAX && !hasLoneSurrogate(password);

export function createPasswords(cost: HashCost): Passwords {
  const turns = fairTurns(TURNS);
  let dummy: Promise<string> | undefined;
  const bytes = (password: string): Buffer => Buffer.from(password, 'utf8');
  const hashOf = async (password: string): Promise<string> => (await argon2()).hash(bytes(normalForm(password)), cost);
  /** Whether a hash was made of exactly this text. */
  const fits = async (stored: string | undefined, text: string): Promise<boolean> => {
    const { verify } = await argon2();
    dummy ??= hashOf('a password that nobody has');
    const usable = stored !== undefined && comparable(text);
    const same = await verify(usable ? stored : await dummy, usable ? bytes(text) : bytes('no password'));
    return usable && same;
  };
  const slot: HashSlot = {
    hash: hashOf,
    async verify(stored, password) {
      const normal = normalForm(password);
      return (await fits(stored, normal)) || (password !== normal && fits(stored, password));
    },
    async renewed(stored, password) {
      const normal = normalForm(password);
      return password === normal || (await fits(stored, normal)) ? undefined : hashOf(normal);
    },
  };
  return {
    async inSlot(origin, work) {
      const outcome = await turns(origin, () => work(slot));
      return outcome === 'crowded' ? fail(tooManyRequests(CROWDED_S)) : outcome;
    },
  };
}
