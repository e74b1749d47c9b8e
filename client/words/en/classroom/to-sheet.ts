/** Beside the refusal of a code that is of a sheet of paper. */
export const toSheet = 'Bring the sheet back';
