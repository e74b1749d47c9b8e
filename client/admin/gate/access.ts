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
