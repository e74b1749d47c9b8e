import { createHmac, randomUUID } from 'node:crypto';
import type { Writer } from '../database/store.ts';
import { seal, unseal } from '../secrets/sealing.ts';
import { queueSealed, type SealedMailsDeps } from './sealed-mails.ts';
import type { Notice } from './notice-texts.ts';
import type { DatedNotice } from './templates.ts';

const PURPOSE = 'tenfold notice';
/** The request that stands in the queue for the notices of an address. */
const NOTICE_REQUEST = 'notice';

const hashOf = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(`notices to ${address}`).digest('base64url');

/** Keeps a notice, in the transaction of the change that it tells of, until the queue asks for the notices of its address. */
export async function queueNotice(deps: SealedMailsDeps, writer: Writer, notice: Notice): Promise<void> {
  const sealed = seal(deps.secret, PURPOSE, JSON.stringify(notice));
  const row = { id: randomUUID(), address_hash: hashOf(deps.secret, notice.to), sealed, created_at: deps.clock() };
  await writer.insertInto('waiting_notices').values(row).execute();
  // One for each notice: the first that is answered takes them all, so that none is ever left without one.
  await queueSealed(deps, writer, { request: { kind: NOTICE_REQUEST, email: notice.to } });
}

/** Whether notices wait for an address. */
export async function noticesWait({ secret }: Pick<SealedMailsDeps, 'secret'>, writer: Writer, to: string): Promise<boolean> {
  const row = await writer.selectFrom('waiting_notices').select('id').where('address_hash', '=', hashOf(secret, to)).executeTakeFirst();
  return row !== undefined;
}

/** Takes the notices that wait for an address, oldest first. Those that were sealed with another secret cannot be read by anybody. */
export async function takeNotices(
  { secret }: Pick<SealedMailsDeps, 'secret'>,
  writer: Writer,
  to: string,
): Promise<readonly DatedNotice[]> {
  const rows = await writer.deleteFrom('waiting_notices').where('address_hash', '=', hashOf(secret, to)).returningAll().execute();
  return rows
    .sort((one, other) => one.created_at - other.created_at)
    .flatMap(({ sealed, created_at: atMs }) => {
      const notice = unseal(secret, PURPOSE, sealed);
      return notice === undefined ? [] : [{ notice: JSON.parse(notice) as Notice, atMs }];
    });
}
