import { createHmac, randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import { alreadyRegisteredMail } from '../../mail/templates.ts';
import type { AuthDeps } from '../deps.ts';
import { readEmail } from '../users/email-address.ts';
import { anonymousDisabled, signupDisabled, tooManyRequests, usernameTaken, type AuthFailure } from '../contract/failure.ts';
import { mailConfirmation, type LinkRequest, type Return } from '../mails/account-mails.ts';
import { takeMailTurn } from '../mails/mail-history.ts';
import { mergeMetadata, type Metadata } from '../contract/metadata.ts';
import { checkPassword } from '../credentials/passwords.ts';
import { readChallenge } from '../credentials/pkce.ts';
import { readNames, saveSignUp } from './own-sign-up.ts';
import { holdNames, namesForProfile, namesToHold, type Names } from '../../profiles/profiles.ts';
import { addEmailIdentity } from '../users/identities.ts';
import { userObject, type IdentityRow, type UserObject, type UserRow } from '../users/user-object.ts';
import { lockUser, userByEmail, writeOrUndo } from '../users/users.ts';

interface SignUpRequest extends LinkRequest {
  readonly email: string;
  readonly password: string;
  readonly data: Metadata;
}

/** A request that passed all checks without the database. */
interface Candidate {
  readonly email: string;
  readonly metadata: Metadata;
  /** Undefined: the server makes up a neutral name. */
  readonly names: Names | undefined;
  readonly back: Return;
  readonly source: string;
}

function readCandidate(request: SignUpRequest): Result<Candidate, AuthFailure> {
  if (request.email === '') return fail(anonymousDisabled);
  const email = readEmail(request.email);
  if (!email.ok) return email;
  const password = checkPassword(request.password);
  if (!password.ok) return password;
  const challenge = readChallenge(request.codeChallenge, request.codeChallengeMethod);
  if (!challenge.ok) return challenge;
  const metadata = mergeMetadata({}, request.data);
  if (!metadata.ok) return metadata;
  const names = readNames(metadata.value);
  if (!names.ok) return names;
  const back = { redirectTo: request.redirectTo, challenge: challenge.value?.challenge };
  return ok({ email: email.value, metadata: metadata.value, names: names.value, back, source: request.source });
}

/** A UUID that is always the same for an address and cannot be computed without the secret. */
function madeUpId(secret: string, purpose: string, email: string): string {
  const hex = createHmac('sha256', secret).update(`${purpose} ${email}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * The answer to every sign-up, whether an account was made, renewed, or existed before: the same shape from the same code, so
 * that nothing tells these cases apart. The ids are derived from the address; the account's own are first shown at sign-in (decision
 * D21). The times are those of the last mail of this kind in the address's history.
 */
function pendingUser(ids: { user: string; identity: string }, email: string, metadata: Metadata, at: number): UserObject {
  const user: UserRow = {
    id: ids.user,
    email,
    password_hash: null,
    password_in_doubt: 0,
    email_confirmed_at: null,
    confirmation_sent_at: at,
    recovery_sent_at: null,
    last_sign_in_at: null,
    new_email: null,
    email_change_sent_at: null,
    email_change_agreed: 'none',
    banned_until: null,
    tickets_dead_before: 0,
    ticket_generation: 0,
    user_metadata: JSON.stringify(metadata),
    created_at: at,
    updated_at: at,
  };
  const identity: IdentityRow = {
    id: ids.identity,
    user_id: ids.user,
    provider: 'email',
    subject: ids.user,
    email,
    email_verified: 0,
    last_sign_in_at: null,
    created_at: at,
    updated_at: at,
  };
  return userObject(user, [identity], []);
}

/** The result of hashing and comparing before the transaction. Inside it, hashing would delay all other writes. */
interface Compared {
  readonly hash: string;
  /** The account's hash at that time, and whether the new password fits it. */
  readonly stored: string | undefined;
  readonly isSame: boolean;
}

type Outcome = UserObject | 'changed meanwhile';

interface Wish {
  /** Undefined: the server makes up a neutral name. */
  readonly names: Names | undefined;
  readonly metadata: Metadata;
}

class SignUp {
  readonly #deps: AuthDeps;
  readonly #candidate: Candidate;

  constructor(deps: AuthDeps, candidate: Candidate) {
    this.#deps = deps;
    this.#candidate = candidate;
  }

  /** One attempt with the present state of the database. */
  async attempt(writer: Writer, compared: Compared): Promise<Result<Outcome, AuthFailure>> {
    const { email } = this.#candidate;
    const made = await this.#insertUser(writer, compared.hash);
    const found = made ?? (await userByEmail(writer, email));
    const user = found && (await lockUser(writer, found.id));
    if (!user) return ok('changed meanwhile');
    const isConfirmed = user.email_confirmed_at !== null;
    if (!isConfirmed && !made && user.password_hash !== (compared.stored ?? null)) return ok('changed meanwhile');
    const wish = await this.#readWish(writer, user.id, isConfirmed);
    if (!wish.ok) return wish;
    if (!isConfirmed) await this.#note(writer, user, made || compared.isSame ? undefined : compared.hash);
    const isKnown = !made && user.user_metadata === JSON.stringify(wish.value.metadata);
    const saved = isConfirmed ? await this.#hold(writer, user, wish.value) : isKnown || (await this.#save(writer, user, wish.value));
    return saved ? ok(await this.#mail(writer, user, isConfirmed, wish.value.metadata)) : fail(usernameTaken);
  }

  async #insertUser(writer: Writer, hash: string): Promise<UserRow | undefined> {
    const now = this.#deps.clock();
    return writer
      .insertInto('users')
      .values({
        id: randomUUID(),
        email: this.#candidate.email,
        password_hash: hash,
        user_metadata: JSON.stringify(this.#candidate.metadata),
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst();
  }

  /** The wanted names as far as they are free, and the metadata with them. */
  async #readWish(writer: Writer, userId: string, isConfirmed: boolean): Promise<Result<Wish, AuthFailure>> {
    const { names: wanted, metadata } = this.#candidate;
    if (!wanted) return ok({ names: undefined, metadata });
    const names = await (isConfirmed ? namesToHold : namesForProfile)(writer, wanted, userId);
    if (!names) return fail(usernameTaken);
    if (names.displayName === wanted.displayName) return ok({ names, metadata });
    const corrected = mergeMetadata(metadata, { display_name: names.displayName.text });
    return corrected.ok ? ok({ names, metadata: corrected.value }) : corrected;
  }

  /** For an address with a confirmed account, which does not change: only holds the names. */
  #hold(writer: Writer, user: UserRow, { names }: Wish): Promise<boolean> {
    return holdNames(writer, user.id, names, this.#deps.clock());
  }

  /**
   * Notes one more sign-up of an account that waits for its confirmation: the time for it starts again.
   * @param otherHash of a password that differs from the one before it. From now on none of them counts, whoever offered which (decision D33).
   */
  async #note(writer: Writer, user: UserRow, otherHash: string | undefined): Promise<void> {
    const doubt = otherHash === undefined ? {} : { password_hash: otherHash, password_in_doubt: 1 };
    await writer
      .updateTable('users')
      .set({ ...doubt, updated_at: this.#deps.clock() })
      .where('id', '=', user.id)
      .execute();
  }

  /** Gives the account data and names of this sign-up. Links of earlier ones go on leading to what those asked for (own-sign-up.ts). */
  async #save(writer: Writer, user: UserRow, { names, metadata }: Wish): Promise<boolean> {
    const now = this.#deps.clock();
    await addEmailIdentity(writer, user.id, this.#candidate.email, now);
    return saveSignUp(writer, user.id, metadata, names, now);
  }

  /** Mails a notice to the owner of a confirmed account, and the link to anyone else. The answer does not tell which. */
  async #mail(writer: Writer, user: UserRow, isConfirmed: boolean, metadata: Metadata): Promise<UserObject> {
    const { clock, settings, mail } = this.#deps;
    const { email, back } = this.#candidate;
    const turn = await takeMailTurn(writer, email, 'signup', clock(), settings.mailSpacingS);
    if (turn.waitS === 0)
      await (isConfirmed
        ? mail.enqueue(writer, alreadyRegisteredMail(email))
        : mailConfirmation(this.#deps, writer, user, back, JSON.stringify(metadata)));
    const id = (purpose: string): string => madeUpId(this.#deps.secret, purpose, email);
    return pendingUser({ user: id('user'), identity: id('identity') }, email, metadata, turn.lastAt);
  }
}

/** How often another sign-up with the address may come between our comparison and our write before we answer that this one must wait. */
const MAX_ATTEMPTS = 20;

/**
 * Hashes the password, and compares it with an unconfirmed account's: the same one sent twice puts no password in doubt. Both are done for
 * every address, so that the time tells nothing.
 */
function compare(
  deps: AuthDeps,
  { email, source }: Candidate,
  password: string,
  hash: string | undefined,
): Promise<Result<Compared, AuthFailure>> {
  return deps.passwords.inSlot({ source, account: email }, async (slot) => {
    const user = await userByEmail(deps.store.db, email);
    const stored = user?.email_confirmed_at === null ? (user.password_hash ?? undefined) : undefined;
    return ok({ hash: hash ?? (await slot.hash(password)), stored, isSame: await slot.verify(stored, password) });
  });
}

async function signUpWithRetries(deps: AuthDeps, candidate: Candidate, password: string): Promise<Result<UserObject, AuthFailure>> {
  const signUp = new SignUp(deps, candidate);
  let compared = await compare(deps, candidate, password, undefined);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    if (!compared.ok) return compared;
    const { value: now } = compared;
    const outcome = await writeOrUndo(deps.store, (writer) => signUp.attempt(writer, now));
    if (!outcome.ok) return outcome;
    if (outcome.value !== 'changed meanwhile') return ok(outcome.value);
    compared = await compare(deps, candidate, password, now.hash);
  }
  return fail(tooManyRequests(1));
}

/** POST /signup (protocol, "Calls" and "Sign-up, sign-in, password"). The answer is the same for free, unconfirmed and taken addresses. */
export async function signUp(deps: AuthDeps, request: SignUpRequest): Promise<Result<UserObject, AuthFailure>> {
  if (deps.settings.disableSignup) return fail(signupDisabled);
  const candidate = readCandidate(request);
  if (!candidate.ok) return candidate;
  const waitS = deps.limits.signUp.waitS(request.source);
  if (waitS > 0) return fail(tooManyRequests(waitS));
  deps.limits.signUp.count(request.source);
  return signUpWithRetries(deps, candidate.value, request.password);
}
