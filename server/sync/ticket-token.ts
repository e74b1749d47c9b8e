import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';

const AUDIENCE = 'tenfold-upload';
const ALGORITHM = 'HS256';
export const TICKET_DAYS = 400;
/** With fewer days left a push answer brings a new one (protocol, "Two credentials"). */
export const RENEW_DAYS = 200;
const MS_PER_DAY = 86_400_000;
const MAX_REMEMBERED = 10_000;

/** What an upload ticket says: whose items may be appended, from which install. Times in ms since the epoch. */
export interface Ticket {
  readonly id: string;
  readonly player: string;
  readonly install: string;
  readonly issuedMs: number;
  readonly expiresMs: number;
}

export interface TicketTokens {
  sign(ticket: Ticket): Promise<string>;
  /** The ticket of an `Authorization` header, or undefined if it is none of ours or has run out. */
  read(authorization: string | undefined, nowMs: number): Promise<Ticket | undefined>;
}

/** A fresh ticket for one player on one install. */
export function newTicket(player: string, install: string, nowMs: number, random: (bytes: number) => Uint8Array): Ticket {
  const id = Buffer.from(random(16)).toString('base64url');
  // Tokens end on whole seconds.
  const expiresMs = Math.floor((nowMs + TICKET_DAYS * MS_PER_DAY) / 1000) * 1000;
  return { id, player, install, issuedMs: nowMs, expiresMs };
}

export const isDueForRenewal = (ticket: Ticket, nowMs: number): boolean => ticket.expiresMs - nowMs < RENEW_DAYS * MS_PER_DAY;

/**
 * Tickets as JWTs of a type of their own: another key and another audience than access tokens, so neither is ever taken for the
 * other. Signed for this server alone (HS256) with a key outside the database, so that a restored server still honours them.
 * @param key its UTF-8 bytes are the key
 */
export function ticketTokens(key: string): TicketTokens {
  const secret = new TextEncoder().encode(key);
  const known = new Map<string, Ticket>();
  return {
    sign: ({ id, player, install, issuedMs, expiresMs }) =>
      // `issuedMs` in ms: `iat` counts in seconds, too coarse beside a password change.
      new SignJWT({ jti: id, sub: player, install, issuedMs, exp: expiresMs / 1000, aud: AUDIENCE })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .sign(secret),
    async read(authorization, nowMs) {
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) return undefined;
      const ticket = known.get(token) ?? (await verify(token, secret, nowMs));
      if (!ticket || ticket.expiresMs <= nowMs) return undefined;
      remember(known, token, ticket);
      return ticket;
    },
  };
}

/** Reads tickets in a part of the server that gives none. */
export function ticketReader(key: string, clock: () => number): (ticket: string) => Promise<Ticket | undefined> {
  const tokens = ticketTokens(key);
  return (ticket) => tokens.read(`Bearer ${ticket}`, clock());
}

/** Signatures are checked once a token, not once a push: what they say never changes. Only expiry is asked each time. */
function remember(known: Map<string, Ticket>, token: string, ticket: Ticket): void {
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(token, ticket);
}

async function verify(token: string, secret: Uint8Array, nowMs: number): Promise<Ticket | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: new Date(nowMs) });
    return ticketIn(payload);
  } catch (error) {
    // The library says by throwing that a token is not ours: an expected answer, and all kinds of it are one to the caller.
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function ticketIn({ jti: id, sub: player, install, issuedMs, exp }: JWTPayload): Ticket | undefined {
  if (typeof id !== 'string' || typeof player !== 'string' || typeof install !== 'string') return undefined;
  if (exp === undefined || typeof issuedMs !== 'number') return undefined;
  return { id, player, install, issuedMs, expiresMs: exp * 1000 };
}
