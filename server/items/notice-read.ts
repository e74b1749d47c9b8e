import { Compile } from 'typebox/compile';
import { ReadNotice } from '../../shared/items/notice-read/counted.ts';
import { noticeRead } from '../../shared/items/notice-read/kind.ts';
import { NoticeReadPayload } from '../../shared/items/notice-read/payload.ts';
import { sound, type ItemKind } from './item-kind.ts';

const Payload = Compile(NoticeReadPayload);

/** A notice that was read: it always holds, pays nothing, and says on all devices that the player has seen it. */
export const noticeReadKind: ItemKind<ReadNotice> = {
  payloads: { 1: NoticeReadPayload },
  counted: ReadNotice,
  check({ id, v, payload }) {
    if (v !== 1) return { status: 'deferred', code: 'version' };
    if (!Payload.Check(payload)) return { status: 'rejected', code: 'payload' };
    if (!noticeRead.isIdOf(id, payload)) return { status: 'rejected', code: 'id' };
    return sound({ badge: payload.badge, generation: payload.generation });
  },
  decide: (_facts, notice) => ({ status: 'accepted', counts: { notice } }),
};
