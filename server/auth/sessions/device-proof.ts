import type { FastifyRequest } from 'fastify';
import type { App } from '../../http/app.ts';

/** The device that a password is typed on, as far as it can prove it: it plays for this account. */
export interface Device {
  readonly player: string;
  readonly install: string;
}

/** Reads an upload ticket; undefined if it is none of this server's, or has run out. */
export type ReadTicket = (ticket: string) => Device | undefined;

/** Makes the reader of tickets in the scope of the auth API. */
export type OpenTickets = (app: App) => ReadTicket;

/** Our own client sends the upload tickets that it holds along with a password, parted by commas. */
const HEADER = 'x-tenfold-device';
/** As many accounts as share a device. */
const MAX_TICKETS = 8;

/**
 * What a request proves of its device. A ticket that was revoked proves as much: once it was given to this device for its account.
 * It opens nothing; wrong passwords are counted for the device alone (decision D22).
 */
export function devicesOf(request: FastifyRequest, read: ReadTicket): readonly Device[] {
  const tickets = request.headers[HEADER];
  if (typeof tickets !== 'string') return [];
  return tickets.split(',', MAX_TICKETS).flatMap((ticket) => read(ticket.trim()) ?? []);
}
