import { amount } from '../../../text/number.ts';

export const title = 'Visits of the last 30 days';
export const none = 'None yet. Only visitors who have accepted are counted.';
export const page = 'Page';
export const visits = 'Visits';
export const sum = (count: number) => `${amount(count, { one: 'visit', other: 'visits' })} by visitors who have accepted to be counted`;
