import { Type } from 'typebox';
import { Item } from '../../shared/contract/sync.ts';
import { PAYLOADS } from './kinds.ts';

/** "SessionItem2" of version 2 of `session`; of a first version without its number. */
const titleOf = (kind: string, version: number): string =>
  `${kind.replaceAll(/(?:^|-)./g, (start) => start.slice(-1).toUpperCase())}Item${version > 1 ? version : ''}`;

/**
 * The items of a push by kind and version, for the description of the API. A push takes them one by one, so that its own schema says
 * nothing of them: a kind or version that this server does not know yet is `deferred`, and any other shape `rejected` alone.
 */
export const DescribedItem = Type.Union(
  PAYLOADS.map(({ kind, version, payload }) =>
    Type.Object(
      { ...Item.properties, kind: Type.Literal(kind), v: Type.Literal(version), payload },
      { additionalProperties: false, title: titleOf(kind, version) },
    ),
  ),
  {
    description:
      '`hash` is SHA-256 (base64url) over the canonical JSON of {kind, payload, v}: sorted keys, no spaces, whole numbers. `owner` is not hashed. Items of kinds and versions that are not listed are deferred until a newer server knows them.',
  },
);
