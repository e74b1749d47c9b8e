const DESCRIPTIONS = import.meta.glob<string>('./en/*/description.ts', { eager: true, import: 'description' });

/** What a game is, in a sentence; undefined for one that only a newer build knows. */
export const gameDescription = (slug: string): string | undefined => DESCRIPTIONS[`./en/${slug}/description.ts`];
