/** A set-up that one press fills in, as its game's sheet shows it. */
export interface Preset<Choice> {
  readonly label: string;
  readonly choice: Choice;
}

/** Whether two sheets show the same. Their fields are in the order in which the game's rules give them. */
export const isSameSheet = <Choice>(one: Choice, other: Choice): boolean => JSON.stringify(one) === JSON.stringify(other);
