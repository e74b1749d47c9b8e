/** What the system shows of the installed app (client/public/manifest.webmanifest). */

export const description = 'Train speed and accuracy: mental arithmetic and memory in short timed games, with or without a network.';

/** What each picture shows that the dialog of an installation has, by its name. */
export const screenshots: { readonly [name: string]: string } = {
  home: 'A problem to answer at once',
  games: 'All games',
  'speed-math': 'Speed Math: one problem after the other',
  'number-puzzle': 'Number Puzzle: tiles to slide into order',
};

/** By the address that a shortcut opens. */
export const shortcuts: { readonly [url: string]: { readonly name: string; readonly description: string } } = {
  '/daily-challenge': { name: 'Daily Challenge', description: 'Open today’s challenge' },
  '/games/speed-math': { name: 'Speed Math', description: 'Start Speed Math' },
  '/games': { name: 'Games', description: 'All games' },
};
