/** Times in ms, the latest first. A state adds one without copying the others: a list of thousands, copied each time, would make a replay quadratic. */
export interface Times {
  readonly ms: number;
  readonly before: Times | null;
}

/** The times as a list, the latest first. */
export function listOfTimes(times: Times | null): readonly number[] {
  const list: number[] = [];
  for (let rest = times; rest !== null; rest = rest.before) list.push(rest.ms);
  return list;
}
