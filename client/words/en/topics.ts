/** What was asked, by the name with which sessions store it. */
export const topics: { readonly [topic: string]: string } = {
  addition: 'Addition',
  subtraction: 'Subtraction',
  multiplication: 'Multiplication',
  division: 'Division',
  fractions: 'Fractions',
  percentages: 'Percentages',
  algebra: 'Algebra',
  geometry: 'Geometry',
  'tables above 20': 'Tables above 20',
};
export const timesTable = (table: string) => `The ${table} times table`;
