import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPagePath } from '../../shared/address-kinds.ts';
import { pathOf } from '../../shared/addresses.ts';
import type { ErrorBody } from '../../shared/contract/common.ts';
import type { App } from './app.ts';
import * as words from '../words/en/requests.ts';

type Headers = Readonly<Record<string, string>>;

interface Answer {
  readonly line: string;
  readonly body: ErrorBody;
  readonly retryAfterS?: number;
}

const UNREADABLE: Answer = { line: '400 Bad Request', body: { error: words.unreadable, code: 'bad_request' } };
const TOO_MUCH_HEADER: Answer = {
  line: '431 Request Header Fields Too Large',
  body: { error: words.headTooLarge, code: 'head_too_large' },
};
/** Not 408: a client would read that as an answer to its items, not as a bad connection (protocol, "Push"). */
const TOO_SLOW: Answer = {
  line: '503 Service Unavailable',
  body: { error: words.tookTooLong, code: 'timeout' },
  retryAfterS: 5,
};

function answerTo(code: string | undefined): Answer {
  if (code === 'HPE_HEADER_OVERFLOW') return TOO_MUCH_HEADER;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? TOO_SLOW : UNREADABLE;
}

/** The whole HTTP text of an answer to bytes that are no request. It closes the connection. */
function textOf({ line, body, retryAfterS }: Answer, headers: Headers): string {
  const text = JSON.stringify(body);
  const all = {
    ...headers,
    ...(retryAfterS !== undefined && { 'retry-after': String(retryAfterS) }),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  };
  return `HTTP/1.1 ${line}\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${text}`;
}

/**
 * Answers bytes that are no HTTP request, in the one shape of errors and with the headers of every answer. Hooks never see these.
 * @param headers those of every answer (protocol, "Headers")
 */
export const refuseBrokenBytes =
  (headers: Headers) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.end(textOf(answerTo(error.code), headers));
    else socket.destroy();
  };

/** Refuses an HTTP/1.1 request without a Host header, as the standard demands. */
export function refuseHostless(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.httpVersion !== '1.1' || request.headers.host !== undefined) done();
    else void reply.status(400).header('connection', 'close').send(UNREADABLE.body);
  });
}

const UNMET: Answer = {
  line: '417 Expectation Failed',
  body: { error: words.expectation, code: 'expectation' },
};

/** Refuses an `Expect` other than `100-continue`. Node calls this before there is a request for any hook. */
export function refuseUnknownExpectations(app: App, headers: Headers): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const text = JSON.stringify(UNMET.body);
    response
      .writeHead(417, {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
        connection: 'close',
      })
      .end(text);
  });
}

/**
 * Answers a request whose address cannot be decoded, without repeating it. Where a person goes to a page ("/blog/100%") it is an address
 * like any other without a page: its signs are taken as they stand.
 * @param route leads a request through hooks and routes
 */
export const refuseBrokenAddress =
  (headers: Headers, route: (request: IncomingMessage, response: ServerResponse) => void) =>
  (_error: Error, { raw }: FastifyRequest, reply: FastifyReply): void => {
    const path = pathOf(raw.url ?? '');
    if (isPageVisit(raw) && isPagePath(path)) {
      raw.url = path.replaceAll('%', '%25');
      return route(raw, reply.raw);
    }
    void reply.status(400).headers(headers).send(UNREADABLE.body);
    return undefined;
  };

const isPageVisit = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
