import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import type { App } from './app.ts';
import { bestCoding, type Coding } from './coding.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Long answers are sent compressed. Not for answers that hold a token, a ticket or a code: how well these compress beside what somebody
     * else has chosen would tell of them by the length. So a route says it, and none does by default.
     */
    readonly compressed?: true;
  }
}

/** Below this a coding saves no packet. */
const LEAST_BYTES = 1_000;

/** Made for each answer, so cheap: at this quality brotli is about as quick as gzip, and smaller. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses the long answers of the routes that are registered from now on and say so in their `config`. */
export function compressAnswers(app: App): void {
  const compress = compressing();
  app.addHook('onRoute', (route) => {
    if (route.config?.compressed) route.onSend = [compress, ...[route.onSend ?? []].flat()];
  });
}

function compressing(): onSendAsyncHookHandler<unknown> {
  /** Of answers that are made once and sent often. */
  const made = new WeakMap<Buffer, Map<Coding, Promise<Buffer>>>();
  const copyOf = (payload: Buffer, coding: Coding): Promise<Buffer> => {
    const copies = made.get(payload) ?? new Map<Coding, Promise<Buffer>>();
    made.set(payload, copies);
    const copy = copies.get(coding) ?? compressed(payload, coding);
    copies.set(coding, copy);
    return copy;
  };
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    void reply.header('vary', 'accept-encoding');
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const coding = Buffer.byteLength(payload) > LEAST_BYTES ? bestCoding(request.headers['accept-encoding'], ['br', 'gzip']) : undefined;
    if (!coding) return payload;
    // The same answer in another coding is no longer the same byte for byte.
    const tag = reply.getHeader('etag');
    if (typeof tag === 'string' && !tag.startsWith('W/')) void reply.header('etag', `W/${tag}`);
    void reply.removeHeader('content-length').header('content-encoding', coding);
    return typeof payload === 'string' ? compressed(Buffer.from(payload), coding) : copyOf(payload, coding);
  };
}

const compressed = (bytes: Buffer, coding: Coding): Promise<Buffer> => (coding === 'br' ? brotli(bytes, QUALITY) : zip(bytes));
