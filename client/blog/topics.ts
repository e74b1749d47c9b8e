/** The topics of the blog (spec 2 §2, Blog). They only decorate: nothing is chosen by them. */
export const TOPICS = [
  'Mental Math Tricks',
  'Study Tips',
  'Math Education',
  'Number Theory',
  'Problem Solving',
  'Math History',
  'Real-World Math',
  'Test Preparation',
] as const;
