export const feedback =
  'Pick the last bubble of a set, and you see at once if it is right. A wrong set costs a life. Then the same target comes with new bubbles.';
export const adapts = 'It gets harder by itself. Right sets take you to the next level, with bigger numbers and more bubbles to a set.';
export const rule =
  '100 for each right set. More on a higher level. More for a set of many bubbles. More if you are quick. And more for each set you got right before.';
export const example = 'your third right set, of 2 bubbles on level 1, made in 4 seconds';
