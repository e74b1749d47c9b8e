import jwt, { type JWT } from '@fastify/jwt';
import type { App } from '../http/app.ts';

const AUDIENCE = 'tenfold-upload';
export const TICKET_DAYS = 400;
/** With fewer days left a push answer brings a new one (protocol, "Two credentials"). */
const RENEW_DAYS = 200;
const MS_PER_DAY = 86_400_000;
const MAX_REMEMBERED = 10_000;

/** What an upload ticket says: whose items may be appended, from which install. Times in ms since the epoch. */
export interface Ticket {
  readonly id: string;
  readonly player: string;
  readonly install: string;
  readonly issuedMs: number;
  readonly expiresMs: number;
  /** The account's generation of tickets; absent in those from before there was one. */
  readonly generation?: number;
}

interface TicketClaims {
  readonly jti: string;
  readonly sub: string;
  readonly install: string;
  readonly exp: number;
  /** In ms: `iat` counts in seconds. Tickets without `gen` are told by it from those before a password change. */
  readonly issuedMs: number;
  readonly gen?: number;
}

export interface TicketTokens {
  sign(ticket: Ticket): string;
  /** The ticket of an `Authorization` header, or undefined if it is none of ours or has run out. */
  read(authorization: string | undefined, nowMs: number): Ticket | undefined;
}

/** A fresh ticket for one player on one install. */
export function newTicket(
  { player, install, generation }: Pick<Ticket, 'player' | 'install' | 'generation'>,
  nowMs: number,
  random: (bytes: number) => Uint8Array,
): Ticket {
  const id = Buffer.from(random(16)).toString('base64url');
  // Tokens end on whole seconds.
  const expiresMs = Math.floor((nowMs + TICKET_DAYS * MS_PER_DAY) / 1000) * 1000;
  return { id, player, install, issuedMs: nowMs, expiresMs, ...(generation !== undefined && { generation }) };
}

export const isDueForRenewal = (ticket: Ticket, nowMs: number): boolean => ticket.expiresMs - nowMs < RENEW_DAYS * MS_PER_DAY;

/**
 * Lets the app make and read tickets. Called once.
 *
 * Tickets are JWTs of a type of their own: another key and another audience than access tokens, so neither is ever taken for the
 * other. Signed for this server alone (HS256) with a key outside the database, so that a restored server still honours them.
 */
export async function ticketTokens(app: App, key: string): Promise<TicketTokens> {
  await app.register(jwt, {
    secret: key,
    namespace: 'ticket',
    sign: { algorithm: 'HS256', aud: AUDIENCE },
    // Expiry is judged below, by the server's own clock.
    verify: { algorithms: ['HS256'], allowedAud: AUDIENCE, ignoreExpiration: true },
  });
  return tokensOf(app);
}

/** The tokens of an app that has registered them. */
function tokensOf(app: App): TicketTokens {
  // With a namespace the decorator is a map; its type cannot know that.
  const { ticket: tokens } = app.jwt as unknown as { readonly ticket: typeof app.jwt };
  const known = new Map<string, Ticket>();
  return {
    sign: ({ id, player, install, issuedMs, expiresMs, generation: gen }) =>
      tokens.sign({ jti: id, sub: player, install, issuedMs, ...(gen !== undefined && { gen }), exp: expiresMs / 1000 }),
    read(authorization = '', nowMs) {
      const ticket = known.get(authorization) ?? verified(tokens, authorization);
      if (!ticket || ticket.expiresMs <= nowMs) return undefined;
      remember(known, authorization, ticket);
      return ticket;
    },
  };
}

/** Reads tickets in a part of the server that gives none: of an app that has called `ticketTokens`. */
export function ticketReader(clock: () => number): (app: App) => (ticket: string) => Ticket | undefined {
  return (app) => {
    const tokens = tokensOf(app);
    return (ticket) => tokens.read(`Bearer ${ticket}`, clock());
  };
}

/** Signatures are checked once a token, not once a push: what they say never changes. Only expiry is asked each time. */
function remember(known: Map<string, Ticket>, authorization: string, ticket: Ticket): void {
  if (known.has(authorization)) return;
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(authorization, ticket);
}

function verified(tokens: JWT, authorization: string): Ticket | undefined {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
  if (token === undefined) return undefined;
  try {
    const { jti, sub, install, issuedMs, exp, gen } = tokens.verify<TicketClaims>(token);
    return { id: jti, player: sub, install, issuedMs, expiresMs: exp * 1000, ...(gen !== undefined && { generation: gen }) };
  } catch {
    // The library says by throwing that a token is not ours: an expected answer, and all kinds of it are one to the caller.
    return undefined;
  }
}
