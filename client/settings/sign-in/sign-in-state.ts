import { ok, type Result } from '../../../shared/result.ts';
import type { AccountSettings } from '../../auth/account-settings.ts';
import type { AuthFailure } from '../../auth/auth-failure.ts';
import { askForOffers, type Offers } from '../../auth/offered.ts';
import type { SignInWays } from '../../auth/sign-in-ways.ts';

/** How an account can be signed in to, and what the site offers beyond that. */
export interface SignInState extends SignInWays {
  readonly offers: Offers;
  /** How many recovery codes are left; undefined if the server does not say so now. */
  readonly codesLeft: number | undefined;
}

const NOTHING_OFFERED: Offers = { google: false, phoneFactors: false };

/** Asks the server. */
export async function readSignIn(settings: AccountSettings): Promise<Result<SignInState, AuthFailure>> {
  const [ways, offers] = await Promise.all([settings.read(), askForOffers()]);
  if (!ways.ok) return ways;
  const left = ways.value.factors.length > 0 ? await settings.recoveryCodesLeft() : ok(0);
  return ok({ ...ways.value, offers: offers ?? NOTHING_OFFERED, codesLeft: left.ok ? left.value : undefined });
}

/** What the sections about signing in share. */
export interface SignInProps {
  readonly settings: AccountSettings;
  /** Undefined until the server has answered; a failure if it cannot be asked. */
  readonly state: Result<SignInState, AuthFailure> | undefined;
  /** Something has changed: ask again. */
  readonly onChanged: () => void;
  /** A change was refused. What helps comes up, if something does. */
  readonly onRefused: (failure: AuthFailure) => void;
}
