import { Fragment, type ReactNode } from 'react';

/** "<link>the terms</link>": a part of a text that is more than text. Parts do not contain parts. */
const PART = /<(\w+)>(.*?)<\/\1>/;

interface RichProps {
  readonly text: string;
  /** What each part becomes: by its name, a function from the text inside. */
  readonly parts: { readonly [name: string]: (inner: string) => ReactNode };
}

/**
 * A text of which parts are elements, so that a language decides where a link stands in its sentence. What a person has typed must not
 * stand in `text`, but come as an empty part: "Hello <name></name>".
 */
export function Rich({ text, parts }: RichProps) {
  const pieces = text.split(PART);
  return pieces.map((piece, at) => {
    if (at % 3 === 0) return piece;
    return at % 3 === 1 && <Fragment key={at}>{parts[piece]?.(pieces[at + 1] ?? '')}</Fragment>;
  });
}
