/** What a file of words exports, by name: texts, functions that make one, and tables of both. */
export type Words = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/** What kind of text it is; a function also by how many values it takes. */
const kindOf = (value: unknown): string => (typeof value === 'function' ? `function of ${value.length}` : typeof value);

/** How the words of a language differ from English's: a text that is missing, superfluous, or takes other values. */
export function differences(english: Words, other: Words, above = ''): readonly string[] {
  const names = [...new Set([...Object.keys(english), ...Object.keys(other)])];
  return names.flatMap((name) => {
    const path = `${above}${name}`;
    if (!(name in other)) return [`${path} is missing`];
    if (!(name in english)) return [`${path} is superfluous`];
    const [one, two] = [english[name], other[name]];
    if (isTable(one) && isTable(two)) return differences(one, two, `${path}.`);
    return kindOf(one) === kindOf(two) ? [] : [`${path} is a ${kindOf(two)}, in English a ${kindOf(one)}`];
  });
}
