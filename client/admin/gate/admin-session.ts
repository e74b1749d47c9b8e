import { credentials } from '../../auth/sign-in-flow.ts';
import { device } from '../../device/device.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { callAsAdmin, type AdminAnswer, type AdminRequest } from './admin-call.ts';

/** Calls the server with the tokens that this device has of an account. */
export function callAs({ localId, accountId = '' }: PlayerRow, request: AdminRequest): Promise<AdminAnswer> {
  const session = { credentials: (refused?: string) => credentials(localId, refused) };
  return callAsAdmin({ host: device().host, session, accountId }, request);
}
