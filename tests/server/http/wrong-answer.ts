import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import type { App } from '../../../server/http/app.ts';
import { expectDescribed } from './described.ts';

/** What an answer must never show. */
const LEAK = /sqlite|postgres|kysely|constraint|violates|node_modules|\.[jt]s:\d+|TypeError|SyntaxError|FST_ERR|ENOENT/;

/** What was asked of which server, and where its answers may lead besides the site. */
export interface Asked {
  readonly app: App;
  readonly method: string;
  readonly url: string;
  /** The site, or the page of the provider where one signs in. */
  readonly isKnownPlace: (location: string) => boolean;
}

const isJson = ({ headers }: LightMyRequestResponse): boolean => String(headers['content-type']).startsWith('application/json');

/** The text of an answer, whatever it was compressed with. */
function textOf({ headers, rawPayload }: LightMyRequestResponse): string {
  const coding = headers['content-encoding'];
  if (coding === undefined) return rawPayload.toString();
  return (coding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload)).toString();
}

/** An address that cannot be decoded is no call of any API (protocol, "Transport"). */
function isAddress(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** What its own description says of the answer: nothing, or what is other than described. */
function notAsDescribed({ app, method, url }: Asked, answer: LightMyRequestResponse): string | false {
  if (!isJson(answer) || answer.body === '' || !isAddress(url)) return false;
  try {
    expectDescribed(app, method, url, answer.statusCode, JSON.parse(textOf(answer)));
    return false;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Where an answer leads: by its header, or by what the page behind a mail's link is told. */
function placesOf({ headers, body }: LightMyRequestResponse): readonly string[] {
  const told = /^\{"location":"([^"]*)"\}$/.exec(body)?.[1];
  return [headers.location, told].filter((place) => place !== undefined);
}

/**
 * What is wrong with an answer, whatever was asked: a failure of the server, another shape than described, words of what is inside, a
 * missing header, or a way off the site. A client newer than the server is told so by 503.
 */
export function wrongAnswer(asked: Asked, answer: LightMyRequestResponse): readonly string[] {
  const isLater = answer.statusCode === 503 && answer.json<{ code: string }>().code === 'server_too_old';
  return [
    answer.statusCode >= 500 && !isLater && 'failed',
    answer.statusCode >= 400 && LEAK.test(textOf(answer)) && 'says too much',
    answer.headers['x-content-type-options'] !== 'nosniff' && 'lacks headers',
    answer.headers['x-header'] !== undefined && 'lets headers in',
    placesOf(answer).every((place) => asked.isKnownPlace(place)) || 'leads away',
    notAsDescribed(asked, answer),
  ].filter((each) => typeof each === 'string');
}
