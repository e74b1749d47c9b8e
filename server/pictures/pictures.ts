import { randomUUID } from 'node:crypto';
import { isUuid } from '../http/uuid.ts';
import type { RateLimiter } from '../limits/rate-limit.ts';
import type { Store, Writer } from '../database/store.ts';
import type { AccountDirectory, Principal } from '../http/principal.ts';

/** Where pictures are served. */
export const PICTURES_PATH = '/api/pictures';

/** What a change of a picture is given. */
export interface PictureDeps {
  readonly store: Store;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Uploads by user, and changes of the profile. */
  readonly limits: { readonly pictures: RateLimiter; readonly updateUser: RateLimiter };
  readonly accounts: Pick<AccountDirectory, 'stillSignedIn'>;
  /** Called after the commit with the user whose picture changed. */
  readonly changed: (userId: string) => void;
}

type Change = Pick<PictureDeps, 'accounts' | 'store' | 'clock'>;

/**
 * Stores a user's picture in place of the one before, under a new random address, which the profile names from now on.
 * @param image as `reEncode` made it
 * @returns the address; undefined if the session that asks has ended meanwhile
 */
export async function putPicture({ store, clock, accounts }: Change, who: Principal, image: Buffer): Promise<string | undefined> {
  const now = clock();
  const id = randomUUID();
  const pictureUrl = `${PICTURES_PATH}/${id}`;
  return store.write(async (writer) => {
    if (!(await accounts.stillSignedIn(writer, who))) return undefined;
    const picture = { id, image, created_at: now };
    await writer
      .insertInto('pictures')
      .values({ user_id: who.userId, ...picture })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(picture))
      .execute();
    await nameInProfile(writer, who.userId, pictureUrl, now);
    return pictureUrl;
  });
}

/** Removes a user's picture, if there is one. @returns whether there was one; undefined if the session that asks has ended meanwhile */
export async function removePicture({ store, clock, accounts }: Change, who: Principal): Promise<boolean | undefined> {
  return store.write(async (writer) => {
    if (!(await accounts.stillSignedIn(writer, who))) return undefined;
    const removed = await writer.deleteFrom('pictures').where('user_id', '=', who.userId).returning('id').executeTakeFirst();
    if (removed) await nameInProfile(writer, who.userId, null, clock());
    return removed !== undefined;
  });
}

function nameInProfile(writer: Writer, userId: string, pictureUrl: string | null, now: number): Promise<unknown> {
  return writer.updateTable('profiles').set({ picture_url: pictureUrl, updated_at: now }).where('user_id', '=', userId).execute();
}

/** The picture of this id, a WebP; undefined if there is none, or none any more. */
export async function pictureOf(db: Store['db'], id: string): Promise<Buffer | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db.selectFrom('pictures').select('image').where('id', '=', id.toLowerCase()).executeTakeFirst();
  return row?.image;
}
