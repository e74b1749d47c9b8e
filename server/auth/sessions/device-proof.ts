import type { FastifyRequest } from 'fastify';

/** The device that a password is typed on, as far as it can prove it: it plays for this account. */
export interface Device {
  readonly player: string;
  readonly install: string;
}

/** Reads an upload ticket; undefined if it is none of this server's, or has run out. */
export type ReadTicket = (ticket: string) => Promise<Device | undefined>;

/** Our own client sends the upload tickets that it holds along with a password, parted by commas. */
const HEADER = 'x-tenfold-device';
/** As many accounts as share a device. */
const MAX_TICKETS = 8;

/**
 * What a request proves of its device. A ticket that was revoked proves as much: once it was given to this device for its account.
 * It opens nothing; wrong passwords are counted for the device alone (decision D22).
 */
export async function devicesOf(request: FastifyRequest, read: ReadTicket): Promise<readonly Device[]> {
  const tickets = request.headers[HEADER];
  if (typeof tickets !== 'string') return [];
  const devices = await Promise.all(tickets.split(',', MAX_TICKETS).map((ticket) => read(ticket.trim())));
  return devices.filter((device) => device !== undefined);
}
