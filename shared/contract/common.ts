import { Type, type Static } from 'typebox';

export const Id = Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9:_-]+$' });

/** An object of whatever is in it. A record of unknown values would say the same, and its check would walk over all keys. */
export const AnyObject = Type.Unsafe<{ [key: string]: unknown }>(Type.Object({}));

/**
 * A schema with a title stands once in the description of the API, under that name (server/http/api-document.ts).
 *
 * Every refusal outside the auth API: `error` is a sentence for people, `code` for programs; `reason` tells apart what has one code. */
export const ErrorBody = Type.Object(
  { error: Type.String(), code: Type.Optional(Type.String()), reason: Type.Optional(Type.String()) },
  { title: 'Error' },
);
export type ErrorBody = Static<typeof ErrorBody>;
