/** The longest slug, in characters (contract Slug). */
export const SLUG_MAX_LENGTH = 80;

/**
 * The slug that a title gives (spec 2 §5): in lower case, with a hyphen for each run of other characters than a-z and 0-9, and none at
 * either end; cut at a hyphen if it is too long. Editor and server derive the same.
 * @returns an empty text if the title has no such character ("Привет") or digits alone ("Привет 7"): a number is an id (decision S15)
 */
export function slugFrom(title: string): string {
  const slug = cutAtHyphen(withoutHyphensAround(title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')));
  return /^[0-9]+$/.test(slug) ? '' : slug;
}

function cutAtHyphen(slug: string): string {
  if (slug.length <= SLUG_MAX_LENGTH) return slug;
  const cut = slug.slice(0, SLUG_MAX_LENGTH + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : slug.slice(0, SLUG_MAX_LENGTH);
}

const withoutHyphensAround = (text: string): string => text.replaceAll(/^-|-$/g, '');

/** `slug`, or with `-2`, `-3` … behind it the first that is not taken, cut so that it fits. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const end = n === 1 ? '' : `-${n}`;
    const candidate = `${withoutHyphensAround(slug.slice(0, SLUG_MAX_LENGTH - end.length))}${end}`;
    if (!taken.has(candidate)) return candidate;
  }
}
