/** Why an exchange with the server failed: spec 1 §8, to the letter. */
export const failures = {
  unauthorized: 'Authentication required',
  rate_limit: 'Rate limit exceeded. Please try again later.',
  unknown: 'Unknown error',
  unreachable: 'Submission failed',
};
