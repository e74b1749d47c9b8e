import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { windowIsOver } from '../../database/over.ts';
import type { Writer } from '../../database/store.ts';
import type { Principal } from '../../http/principal.ts';
import {
  factorNameTaken,
  insufficientAal,
  invalid,
  phoneFactorExists,
  phoneFactorsDisabled,
  reauthenticationNeeded,
  sessionEnded,
  tooManyFactors,
  type AuthFailure,
} from '../contract/failure.ts';
import type { AuthDeps } from '../deps.ts';
import { freshlyProven } from '../sessions/fresh-proof.ts';
import { stillSignedIn } from '../sessions/still-signed-in.ts';
import type { FactorRow, UserRow } from '../users/user-object.ts';
import { factorsOf, writeOrUndo } from '../users/users.ts';
import { lacksSecondStep, WAITING_MS } from './factors.ts';
import { qrCodeSvg } from './qr-code.ts';
import { base32, newTotpSecret, totpUri } from './totp.ts';
import { sealTotpSecret } from './totp-secret.ts';
import * as words from '../../words/en/auth.ts';

/** The most factors of a user, verified or not. */
const MAX_FACTORS = 10;
const MAX_TEXT = 64;
const DEFAULT_ISSUER = 'Tenfold';
/** A number in E.164: a country's code, and up to 15 digits in all. */
const E164 = /^\+[1-9]\d{6,14}$/;
/** What no name has; PostgreSQL cannot even store some of it. */
const UNPRINTABLE = /[\p{Control}\p{Surrogate}]/u;

interface EnrollRequest {
  readonly type: string | undefined;
  readonly name: string | undefined;
  readonly issuer: string | undefined;
  readonly phone: string | undefined;
}

/** What a new factor is, checked without the database. */
type Wanted = { readonly name: string | null } & (
  | { readonly type: 'totp'; readonly issuer: string }
  | { readonly type: 'phone'; readonly phone: string }
);

type EnrollAnswer = { readonly id: string; readonly friendly_name?: string } & (
  | { readonly type: 'totp'; readonly totp: { readonly qr_code: string; readonly secret: string; readonly uri: string } }
  | { readonly type: 'phone'; readonly phone: string }
);

const isReadable = (text: string): boolean => text.length <= MAX_TEXT && !UNPRINTABLE.test(text);

function readWanted({ type, name, issuer = DEFAULT_ISSUER, phone = '' }: EnrollRequest, hasSms: boolean): Result<Wanted, AuthFailure> {
  if (name !== undefined && !isReadable(name)) return fail(invalid(words.friendlyNameInvalid(MAX_TEXT)));
  if (type === 'totp') {
    // A colon ends the issuer in the address that the QR code holds.
    if (!isReadable(issuer) || issuer.includes(':')) return fail(invalid(words.issuerInvalid));
    return ok({ name: name ?? null, type, issuer });
  }
  if (type !== 'phone') return fail(invalid(words.factorTypeInvalid));
  if (!hasSms) return fail(phoneFactorsDisabled);
  return E164.test(phone) ? ok({ name: name ?? null, type, phone }) : fail(invalid(words.phoneInvalid, 'phone_invalid'));
}

/** Removes factors that were never verified in time. */
async function forgetStale(writer: Writer, userId: string, now: number): Promise<void> {
  await writer
    .deleteFrom('factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .where(windowIsOver('created_at', WAITING_MS, now))
    .execute();
}

function conflictOf(wanted: Wanted, factors: readonly FactorRow[]): AuthFailure | undefined {
  if (factors.length >= MAX_FACTORS) return tooManyFactors;
  if (wanted.name !== null && factors.some(({ friendly_name }) => friendly_name === wanted.name)) return factorNameTaken;
  const isKnown = wanted.type === 'phone' && factors.some(({ phone, status }) => phone === wanted.phone && status === 'verified');
  return isKnown ? phoneFactorExists : undefined;
}

async function store(deps: AuthDeps, writer: Writer, user: UserRow, wanted: Wanted): Promise<EnrollAnswer> {
  const now = deps.clock();
  const [id, secret] = [randomUUID(), newTotpSecret()];
  const { name } = wanted;
  const own = wanted.type === 'totp' ? { secret: sealTotpSecret(deps, id, secret) } : { phone: wanted.phone };
  const row = { id, user_id: user.id, factor_type: wanted.type, friendly_name: name, created_at: now, updated_at: now, ...own };
  await writer.insertInto('factors').values(row).execute();
  const named = { id, ...(name !== null && { friendly_name: name }) };
  if (wanted.type === 'phone') return { ...named, type: 'phone', phone: wanted.phone };
  const uri = totpUri(secret, wanted.issuer, user.email);
  return { ...named, type: 'totp', totp: { qr_code: qrCodeSvg(uri), secret: base32(secret), uri } };
}

/** POST /factors: a new factor, which counts for nothing before its first right code (protocol, "Second factors"). */
export async function enroll(deps: AuthDeps, who: Principal, request: EnrollRequest): Promise<Result<EnrollAnswer, AuthFailure>> {
  const wanted = readWanted(request, deps.sms !== undefined);
  if (!wanted.ok) return wanted;
  return writeOrUndo(deps.store, async (writer) => {
    const user = await stillSignedIn(writer, who, deps.clock());
    if (!user) return fail(sessionEnded);
    await forgetStale(writer, user.id, deps.clock());
    const factors = await factorsOf(writer, user.id);
    if (lacksSecondStep(who, factors)) return fail(insufficientAal(403));
    if (!(await freshlyProven(writer, who, deps.clock()))) return fail(reauthenticationNeeded);
    const conflict = conflictOf(wanted.value, factors);
    return conflict ? fail(conflict) : ok(await store(deps, writer, user, wanted.value));
  });
}
