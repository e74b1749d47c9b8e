import type { GoTrueClient, Session } from '@supabase/auth-js';
import type { AuthCallPorts } from './auth-call.ts';
import type { Flow } from './flows.ts';
import { stepAfter, type SecondStep } from './second-step.ts';
import { nameless } from '../words/en/auth/session.ts';

/** What the device needs to know of an account that signed in. */
export interface SignedInAccount {
  readonly accountId: string;
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
}

/** An account after the first step of its sign-in. Without a second step it is signed in. */
export interface FirstStep {
  readonly account: SignedInAccount;
  readonly secondStep?: SecondStep;
}

/** A first step that led to the mailbox of a flow, or to the choice of a password (decision D33). */
export interface ProvenMailbox extends FirstStep {
  readonly flow: Flow;
}

export function accountOf({ user }: Session): SignedInAccount {
  const text = (key: string) => {
    const value: unknown = user.user_metadata[key];
    return typeof value === 'string' ? value : '';
  };
  const email = user.email ?? '';
  const username = text('username');
  return { accountId: user.id, email, username, displayName: text('display_name') || username || email.split('@')[0] || nameless };
}

/** How far a session is. */
export async function firstStepOf(client: GoTrueClient, session: Session, ports: AuthCallPorts): Promise<FirstStep> {
  const secondStep = await stepAfter(client, session, ports);
  return { account: accountOf(session), ...(secondStep && { secondStep }) };
}
