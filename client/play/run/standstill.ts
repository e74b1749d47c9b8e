/** For so long the clocks of runs have stood so far, in ms: while the device says something (decision G26). Neither sleep nor a move. */
export const standstill = { soFarMs: (): number => 0 };
