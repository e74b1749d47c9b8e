import type { Result } from '../../shared/result.ts';
import { isSessionOver, type AuthFailure } from './auth-failure.ts';
import type { FirstStep, ProvenMailbox, SignedInAccount } from './first-step.ts';
import type { Flow } from './flows.ts';
import type { SecondStep } from './second-step.ts';
import { runOut } from '../words/en/auth/dialog.ts';

/** What the sign-in dialog shows. */
export type AuthScreen =
  | {
      readonly kind: 'sign-in';
      /** The address whose sign-up waits for its link to be opened. */
      readonly unconfirmed?: string;
      /** Why the sign-in begins anew. */
      readonly notice?: string;
    }
  | { readonly kind: 'sign-up' }
  | {
      readonly kind: 'forgot-password';
      /** The address that was typed already. */
      readonly email?: string;
    }
  | { readonly kind: 'mail-sent'; readonly to: string; readonly about: MailAbout }
  | { readonly kind: 'second-step'; readonly account: SignedInAccount; readonly step: SecondStep; readonly flow?: Flow }
  | {
      readonly kind: 'new-password';
      readonly account: SignedInAccount;
      /** Whether sign-ups offered different ones, so that there is none (decision D33). */
      readonly isFirst: boolean;
    };

/** What a mail is for: a new password, a sign-up, or the sign-up's confirmation once more. */
export type MailAbout = 'recovery' | 'sign_up' | 'confirmation';

/** The screen after the right code of a mail; `signed_in` if nothing is left to do. */
export function afterCode(about: MailAbout, { account, secondStep: step, flow }: ProvenMailbox): AuthScreen | 'signed_in' {
  if (step) return { kind: 'second-step', account, step, flow };
  return flow === 'recovery' ? { kind: 'new-password', account, isFirst: about !== 'recovery' } : 'signed_in';
}

/** The screen after an answer to address and password; `signed_in` if nothing is left to do. */
export function afterFirstStep(email: string, first: Result<FirstStep, AuthFailure>): AuthScreen | 'signed_in' {
  if (!first.ok) return { kind: 'sign-in', ...(first.error.code === 'email_not_confirmed' && { unconfirmed: email }) };
  const { account, secondStep: step } = first.value;
  return step ? { kind: 'second-step', account, step } : 'signed_in';
}

/** The screen after a refused second step: the same one, or the sign-in if its session has ended meanwhile. */
export function afterRefusal(screen: AuthScreen, failure: AuthFailure): AuthScreen {
  return isSessionOver(failure) ? { kind: 'sign-in', notice: runOut } : screen;
}
