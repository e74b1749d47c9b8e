/** The four tables of the map. */

/** How to find a problem in a table. */
export const howToRead = {
  add: '7 + 8 is in row 8 under 7, and so is 8 + 7.',
  subtract: '12 − 5 is in row 5 (you take away 5), under 7 (that is left).',
  multiply: '7 × 8 is in row 8 under 7, and so is 8 × 7.',
  divide: '56 ÷ 8 is in row 8 (you divide by 8), under the answer 7.',
};

/** What one gets by pressing the head of a row or a column; the number goes in. */
export const rows = {
  add: (n: number) => `Sums with ${n}`,
  subtract: (n: number) => `Minus ${n}`,
  multiply: (n: number) => `The ${n} times table`,
  divide: (n: number) => `Divided by ${n}`,
};
export const columns = {
  add: rows.add,
  subtract: (n: number) => `Minus, with ${n} left`,
  multiply: rows.multiply,
  divide: (n: number) => `Divided, with the answer ${n}`,
};

/** Beside the name of a table: how many of its squares are full. */
export const full = (firm: number, of: number) => (firm === 0 ? `${of} squares` : firm === of ? `All ${of} firm` : `${firm} of ${of} firm`);

/** Below a table, until something in it is chosen. */
export const pressOne = 'Press a square to read what it says.';
export const keys = 'Arrow keys move. Type a problem, such as “7 8”, to go to its square.';
/** Behind what a row says: "The 7 times table: 3 firm, 8 not met." */
export const inSum = (name: string, counts: string) => `${name}: ${counts}.`;
