import { createContext, useContext } from 'react';
import type { PlayerRow } from '../../storage/records.ts';
import type { AdminAnswer, AdminRequest } from './admin-call.ts';
import type { CachedAnswer } from './cached-answers.ts';

/** The admin who has passed the gate. */
export interface Admin {
  /** The account's row on this device. */
  readonly row: PlayerRow;
  /** Asks the server as this admin. If the role has gone, the gate closes. */
  readonly call: (request: AdminRequest) => Promise<AdminAnswer>;
  /** What the server said last to this admin on this device under a path (decision S12); undefined if nothing is cached. */
  readonly cached: (path: string) => Promise<CachedAnswer | undefined>;
}

export const AdminContext = createContext<Admin | undefined>(undefined);

/** The admin on whose page this component is. */
export function useAdmin(): Admin {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('A part of a page for admins is outside of its gate.');
  return admin;
}
