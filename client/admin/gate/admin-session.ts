import { signedIn } from '../../auth/sign-in-flow.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { callAsAdmin, type AdminAnswer, type AdminRequest } from './admin-call.ts';

/** Calls the server with the tokens that this device has of an account. */
export const callAs = (row: PlayerRow, request: AdminRequest): Promise<AdminAnswer> => callAsAdmin(signedIn(row), request);
