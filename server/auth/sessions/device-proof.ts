import type { FastifyRequest } from 'fastify';
import type { App } from '../../http/app.ts';

/** A proof that the device on which a password is typed plays for this account. */
export interface Device {
  readonly player: string;
  readonly install: string;
}

/** Reads an upload ticket; undefined if it is not one of this server's, or has expired. */
export type ReadTicket = (ticket: string) => Device | undefined;

/** Makes the reader of tickets inside the scope of the auth API. */
export type OpenTickets = (app: App) => ReadTicket;

/** Our own client sends its upload tickets with a password, separated by commas. */
const HEADER = 'x-tenfold-device';
/** More tickets than this are ignored: as many accounts as may share a device. */
const MAX_TICKETS = 8;

/**
 * What a request proves of its device. A revoked ticket is a proof, too: it was once issued to this device for its account.
 * A proof gives no access; it only makes wrong passwords count for the device alone (decision D22).
 */
export function devicesOf(request: FastifyRequest, read: ReadTicket): readonly Device[] {
  const tickets = request.headers[HEADER];
  if (typeof tickets !== 'string') return [];
  return tickets.split(',', MAX_TICKETS).flatMap((ticket) => read(ticket.trim()) ?? []);
}
