export const feedback =
  'The last bubble of a set decides it at once. A wrong set costs a life, and the same target comes again with new bubbles.';
export const adapts = 'Adapts by itself: right sets lead to the next level, with larger numbers and more bubbles to a set.';
export const rule = '100 for each right set, more for the level, for sets of many bubbles, for speed and for sets right before it.';
export const example = 'a set of 2 bubbles on level 1, the third right one, made in 4 seconds';
