import { device } from '../device/device.ts';
import { openFailedSignIn, openForgotPassword, openSignIn } from '../device/dialogs.ts';
import { endWaiting } from '../device/waiting-mail.ts';
import { logStorage } from '../device/log-storage.ts';
import { storageSentence } from '../device/storage-sentence.ts';
import { problemOf } from '../storage/storage-failure.ts';
import { readCallback, type Callback, type Purpose } from './callback.ts';
import type { AuthFailure } from './auth-failure.ts';
import type { FirstStep, SignedInAccount } from './first-step.ts';
import { RETURN_PATHS, type CodeSource, type Flow } from './flows.ts';
import { firstStepAtGoogle } from './google-sign-in.ts';
import type { SecondStep } from './second-step.ts';
import { authSessions, completeSignIn, noteChangedEmail } from './sign-in-flow.ts';
import * as words from '../words/en/auth/callback.ts';

/** What the page at /auth/callback does next. */
export type Outcome =
  | {
      readonly kind: 'leave';
      /** Home if absent. */
      readonly to?: '/settings';
      /** The address home then says that it failed (spec 2 §4). */
      readonly failed?: true;
      readonly right?: string;
      readonly wrong?: string;
      /** Opens the dialog in which it goes on. */
      readonly dialog?: () => void;
    }
  | { readonly kind: 'note'; readonly title: string; readonly words: string }
  | { readonly kind: 'second-step'; readonly account: SignedInAccount; readonly step: SecondStep; readonly flow: Flow }
  | { readonly kind: 'new-password'; readonly account: SignedInAccount; readonly flow: 'recovery'; readonly isFirst: boolean };

/** Whether the current player is signed in. Pages for guests lead here too (decision D11); a player who is signed in is sent home. */
async function signedIn(): Promise<boolean> {
  return (await device().storage.players.current())?.kind === 'account';
}

/** Handles a callback at this address. */
export async function handleCallback(address: URL): Promise<Outcome> {
  try {
    return await handle(readCallback(address));
  } catch (error) {
    logStorage(error);
    const problem = problemOf(error);
    return { kind: 'leave', failed: true, wrong: problem === undefined ? words.failed : storageSentence(problem) };
  }
}

async function handle(callback: Callback): Promise<Outcome> {
  switch (callback.kind) {
    case 'refused':
      return refused(callback.words, callback.purpose);
    case 'half':
      return { kind: 'note', title: words.oneMoreMailbox, words: words.firstMailboxAgreed };
    case 'email_changed':
      return emailChanged();
    case 'code':
      return exchanged(callback);
    case 'google_connected':
      return connected(callback.code);
    case 'recovery_again': {
      const held = await authSessions().held('recovery');
      return held ? recovery(held, callback.choosesPassword) : { kind: 'leave' };
    }
    case 'nothing':
      return (await signedIn()) ? { kind: 'leave' } : { kind: 'leave', dialog: () => openSignIn() };
  }
}

/** What does not work: the provider's words, and the form that gets a new link or begins anew. Who is signed in needs none. */
async function refused(why: string, purpose: Purpose): Promise<Outcome> {
  if (purpose === 'google_connect') return { kind: 'leave', to: '/settings', wrong: why };
  const failed = { kind: 'leave', failed: true } as const;
  if (purpose === 'recovery') return { ...failed, dialog: () => openForgotPassword(words.askForNewLink(why)) };
  const stays = purpose === 'email_change' || (purpose === 'mail' && (await signedIn()));
  return stays ? { ...failed, wrong: why } : { ...failed, dialog: () => openFailedSignIn(why) };
}

type CodeArrival = Extract<Callback, { readonly kind: 'code' }>;

async function exchanged({ code, from, choosesPassword }: CodeArrival): Promise<Outcome> {
  const flow = from === 'recovery' || choosesPassword ? 'recovery' : 'sign_in';
  const first = await (from === 'google' ? firstStepAtGoogle(code) : authSessions().exchangeCode(code, from, flow));
  if (!first.ok) return notExchanged(first.error, from, choosesPassword);
  if (flow === 'recovery') {
    await endWaiting(first.value.account.email);
    // The code is used up: a reload goes on with the session that this tab holds.
    history.replaceState(history.state, '', `${RETURN_PATHS.recovery}${choosesPassword ? '&type=recovery' : ''}`);
    return recovery(first.value, choosesPassword);
  }
  const { account, secondStep: step } = first.value;
  if (step) return { kind: 'second-step', account, step, flow: 'sign_in' };
  const done = await completeSignIn(account);
  return done.ok ? { kind: 'leave' } : { kind: 'leave', failed: true, wrong: done.error.sentence };
}

/** Gives the account that plays here the way to sign in that it asked for. */
async function connected(code: string): Promise<Outcome> {
  const row = await device().storage.players.current();
  if (row?.kind !== 'account') return { kind: 'leave', dialog: () => openSignIn(words.signInFirst) };
  const done = await authSessions().connect(row.localId, code);
  return { kind: 'leave', to: '/settings', ...(done.ok ? { right: words.googleConnected } : { wrong: done.error.sentence }) };
}

/** What the server says to a code that belongs to another browser, or to another sign-up of this one. */
const NOT_OF_HERE: ReadonlySet<string> = new Set(['no_verifier', 'bad_code_verifier']);

/** The code of a link that was opened elsewhere than it was asked for. Anybody can write such an address, so it says nothing of an account. */
function notExchanged({ code, sentence }: AuthFailure, from: CodeSource, choosesPassword: boolean): Outcome {
  if (!NOT_OF_HERE.has(code) || from === 'google') return { kind: 'leave', failed: true, wrong: sentence };
  if (choosesPassword) return { kind: 'leave', dialog: () => openForgotPassword(words.chooseAnew) };
  return from === 'recovery'
    ? { kind: 'leave', dialog: () => openForgotPassword(words.otherBrowser) }
    : { kind: 'leave', dialog: () => openSignIn(words.unknownHere) };
}

/** A link for a new password is a first step only: a second one comes before it. */
const recovery = ({ account, secondStep: step }: FirstStep, isFirst: boolean): Outcome =>
  step ? { kind: 'second-step', account, step, flow: 'recovery' } : { kind: 'new-password', account, flow: 'recovery', isFirst };

/** Both mailboxes have agreed. The code of the link is not needed, because this device keeps its session. */
async function emailChanged(): Promise<Outcome> {
  const changed = await noteChangedEmail();
  return {
    kind: 'note',
    title: words.emailChanged,
    words: changed === undefined ? words.signInWithNew : words.signInWith(changed),
  };
}
