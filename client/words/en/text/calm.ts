/** How a run was played that was not by the ordinary clock, by its clock (decision G26); undefined for one that was. */
export const calm: { readonly [clock: string]: string | undefined } = {
  x2: 'Calm, twice the time',
  x5: 'Calm, 5 times the time',
  x10: 'Calm, 10 times the time',
  off: 'Calm',
};

/** Of a sheet that was worked out and brought back. */
export const onPaper = 'On paper';
