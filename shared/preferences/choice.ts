/** A preference with a few values: the one that stands until another is chosen, and all of them (decision D32). */
export interface Choice<Value extends string> {
  readonly first: Value;
  readonly values: readonly Value[];
}

/** What was chosen; one that only a newer app knows is none. @param stored null or undefined if nothing was. */
export const chosenOf = <Value extends string>({ first, values }: Choice<Value>, stored: string | null | undefined): Value =>
  values.find((each) => each === stored) ?? first;
