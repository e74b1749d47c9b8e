import { base } from '../../../shared/build-stamp.ts';

/** Where the pupils' devices play a round. */
export const roundAddress = (code: string): string => `${location.origin}${base}/round#r=${code}`;
