import type { Profile } from '../../../shared/contract/state.ts';

/** Why a page of admins is closed. `unknown`: the device has not said yet who plays, or what the server says of them. */
export type Closure = 'unknown' | 'signed_out' | 'denied';

/**
 * Whether an account may see a page of admins, as this device knows it. The server decides again with each call.
 * @param profile what the server said last of who the player is; undefined until it has been read.
 */
export function accessOf(profile: Pick<Profile, 'role'> | undefined): Closure | 'open' {
  if (!profile) return 'unknown';
  return profile.role === 'admin' ? 'open' : 'denied';
}

/** What a page says instead of its contents (spec 2 §2). */
export interface GateTexts {
  readonly signedOut: string;
  readonly denied: string;
  readonly loading: string;
}

export const PANEL_TEXTS: GateTexts = {
  signedOut: 'Please sign in to access admin panel',
  denied: 'Access denied. Admin privileges required.',
  loading: 'Loading admin panel...',
};

export const BLOG_TEXTS: GateTexts = {
  signedOut: 'Admin access required',
  denied: 'Admin access required',
  loading: 'Loading the editor …',
};

export const CHALLENGES_TEXTS: GateTexts = { signedOut: 'Access denied', denied: 'Access denied', loading: 'Loading the challenges …' };
