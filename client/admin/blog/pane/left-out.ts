import type { ReadText } from '../text/post-text.ts';

/** What is said of parts of a text that a post may not hold; undefined if nothing was left out. */
export function leftOutSentence({ removed, refusedPictures }: Omit<ReadText, 'doc'>): string | undefined {
  const pictures =
    refusedPictures > 0
      ? 'Pictures of other sites, of other kinds than PNG, JPEG, WebP and GIF, or larger than 300 kB cannot be in a post. Add them as files with “Picture”.'
      : '';
  const elements = removed.length > 0 ? `A post cannot hold ${removed.map((name) => `<${name}>`).join(', ')}.` : '';
  return [elements, pictures].filter(Boolean).join(' ') || undefined;
}
