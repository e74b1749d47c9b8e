import { Compile } from 'typebox/compile';
import { noticeRead } from '../../shared/items/notice-read/kind.ts';
import { NoticeReadPayload } from '../../shared/items/notice-read/payload.ts';
import { sound, type ItemKind } from './item-kind.ts';

const Payload = Compile(NoticeReadPayload);

/** A notice that was read: it always holds, and counts for nothing. */
export const noticeReadKind: ItemKind<null> = {
  check({ id, v, payload }) {
    if (v !== 1) return { status: 'deferred', code: 'version' };
    if (!Payload.Check(payload)) return { status: 'rejected', code: 'payload' };
    return noticeRead.isIdOf(id, payload) ? sound(null) : { status: 'rejected', code: 'id' };
  },
  decide: () => ({ status: 'accepted' }),
};
