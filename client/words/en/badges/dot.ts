/** For those who hear it: what the red dot on the link to the badges says. */
export const readyToRedeem = 'ready to redeem';
