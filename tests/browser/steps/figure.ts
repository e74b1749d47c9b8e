/** A number as the screens write it: "3,314". */
export const figureOf = (written: string | undefined): number => (written === undefined ? Number.NaN : Number(written.replaceAll(',', '')));
