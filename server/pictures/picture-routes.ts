import { errorCodes, type FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ErrorBody } from '../../shared/contract/common.ts';
import { fairTurns } from '../limits/fair-turns.ts';
import { principalOf } from '../http/access.ts';
import type { App } from '../http/app.ts';
import { pictureHeaders } from '../http/picture-headers.ts';
import { refuse, refuseForNow, refuseUnauthorized } from '../http/refusal.ts';
import { sourceOf } from '../network/source.ts';
import { PICTURES_PATH, pictureOf, putPicture, removePicture, type PictureDeps } from './pictures.ts';
import type { PictureRefusal } from './judge.ts';
import { reEncode, UPLOAD_MAX_BYTES, type ReEncode } from './re-encode.ts';
import * as words from '../words/en/pictures.ts';
import * as requestWords from '../words/en/requests.ts';

const PictureAnswer = Type.Object({ pictureUrl: Type.String() });
const RemovedAnswer = Type.Object({ removed: Type.Boolean({ description: 'whether there was a picture' }) });
const PictureParams = Type.Object({ id: Type.String() });
const WebPFile = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });
const errors = { '4xx': ErrorBody, '5xx': ErrorBody };
const tags = ['account'];

/** Two pictures are decoded at once; a class behind one address may wait. */
const TURNS = { width: 2, waitingOfAccount: 1, waitingOfSource: 40 };
const CROWDED_S = 2;

const PICTURE_HEADERS = {
  ...pictureHeaders('webp'),
  // Under its address it never changes, and no cache that others share may keep what belongs to a person.
  'cache-control': 'private, max-age=31536000, immutable',
} as const;

const REFUSALS: Readonly<Record<PictureRefusal, ErrorBody>> = {
  unreadable: { error: words.unreadable, code: 'not_a_picture' },
  too_complex: { error: words.tooComplex, code: 'too_complex' },
  too_large: { error: words.tooManyPixels, code: 'too_many_pixels' },
};

interface PictureRouteDeps extends PictureDeps {
  /** Makes the stored picture of an upload; by default in this process. */
  readonly reEncode?: ReEncode;
}

/**
 * `PUT /api/account/picture` takes the caller's picture as the bytes of a file, `DELETE` removes it, `GET /api/pictures/:id` serves it
 * (protocol, "Content and uploads").
 */
export async function servePictures(app: App, pictureDeps: PictureRouteDeps): Promise<void> {
  await app.register(async (scope: App) => serveUpload(scope, pictureDeps));
  serveRemoval(app, pictureDeps);
  servePicture(app, pictureDeps);
}

/** In a scope of its own, where a body of any type is taken as the bytes that it is. */
function serveUpload(app: App, pictureDeps: PictureRouteDeps): void {
  const { limits, changed, reEncode: make = reEncode } = pictureDeps;
  const turns = fairTurns(TURNS);
  takeAnyBytes(app);
  app.put(
    '/api/account/picture',
    {
      config: { access: 'player' },
      bodyLimit: UPLOAD_MAX_BYTES,
      schema: {
        tags,
        summary: "Upload the caller's picture: the bytes of a PNG, JPEG, WebP or GIF, whatever type the request names",
        response: { 200: PictureAnswer, ...errors },
      },
      // Before the body is read. Each upload counts, also one that is refused.
      onRequest: async (request, reply) => {
        const { userId } = principalOf(request);
        const waitS = limits.pictures.waitS(userId);
        if (waitS > 0) return refuseForNow(reply, 429, waitS, { error: words.tenAnHour, code: 'rate_limit', reason: 'pictures_an_hour' });
        limits.pictures.count(userId);
        return undefined;
      },
    },
    async (request, reply) => {
      const who = principalOf(request);
      const made = await turns({ source: sourceOf(request.ip), account: who.userId }, () => make(bytesOf(request)));
      if (made === 'crowded') return refuseForNow(reply, 503, CROWDED_S, { error: words.busy, code: 'busy' });
      if (!made.ok) return refuse(reply, made.error === 'too_large' ? 413 : 422, REFUSALS[made.error]);
      const pictureUrl = await putPicture(pictureDeps, who, made.value);
      if (pictureUrl === undefined) return refuseUnauthorized(reply);
      changed(who.userId);
      return { pictureUrl };
    },
  );
}

function takeAnyBytes(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.headers['content-encoding'] !== undefined) done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE('a compressed body'));
    else done(null, body);
  });
}

/** Empty if there was no body. */
const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function serveRemoval(app: App, pictureDeps: PictureDeps): void {
  const { limits, changed } = pictureDeps;
  app.delete(
    '/api/account/picture',
    {
      config: { access: 'player' },
      schema: { tags, summary: "Remove the caller's picture", response: { 200: RemovedAnswer, ...errors } },
    },
    async (request, reply) => {
      const who = principalOf(request);
      const waitS = limits.updateUser.waitS(who.userId);
      if (waitS > 0) return refuseForNow(reply, 429, waitS, { error: requestWords.tooManyRequests, code: 'rate_limit' });
      limits.updateUser.count(who.userId);
      const removed = await removePicture(pictureDeps, who);
      if (removed === undefined) return refuseUnauthorized(reply);
      if (removed) changed(who.userId);
      return { removed };
    },
  );
}

/** Public, as a name is: whoever has the address, which is random, may see the picture. */
function servePicture(app: App, { store }: PictureDeps): void {
  app.get(
    `${PICTURES_PATH}/:id`,
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: "A player's picture, by the address that the profile names",
        params: PictureParams,
        response: { 200: { description: 'a WebP of 256 × 256 pixels', content: { 'image/webp': { schema: WebPFile } } }, ...errors },
      },
    },
    async (request, reply) => {
      const image = await pictureOf(store.db, request.params.id);
      if (!image) return refuse(reply, 404, { error: requestWords.notFound, code: 'not_found' });
      return reply.headers(PICTURE_HEADERS).send(image);
    },
  );
}
