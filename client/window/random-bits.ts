/** 32 bits of chance, for what is made new here: the code of a round, or of a sheet. */
export const randomBits = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
