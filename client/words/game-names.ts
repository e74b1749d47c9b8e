const NAMES = import.meta.glob<string>('./en/*/name.ts', { eager: true, import: 'name' });

/** The name of a game. One that only a newer build knows is called by its slug. */
export const gameName = (slug: string): string => NAMES[`./en/${slug}/name.ts`] ?? slug;
