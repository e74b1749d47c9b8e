export const waiting = (address: string) => `Waiting for ${address}`;
export const typeCode = 'Type the code';
