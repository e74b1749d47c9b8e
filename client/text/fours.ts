/** A code as somebody reads it out: "K7QM", "2X0T". */
export const inFours = (code: string): readonly string[] => code.match(/.{1,4}/g) ?? [];
