/** Of any call of the API. */
/** To a request without a valid credential (spec 1 §8). */
export const authenticationRequired = 'Authentication required';
export const adminOnly = 'Admin access required';
export const tooManyRequests = 'Request rate limit reached';
export const unexpected = 'Something went wrong on the server.';
export const cannotStore = 'The server cannot store anything right now. Please try again later.';
export const notFound = 'Not found';
export const methodNotAllowed = 'Method not allowed';
export const tooLarge = 'The request is too large.';
export const mustBeJson = 'The request must be JSON.';
export const invalid = (part: string) => `The request is not valid (${part}).`;
export const unreadable = 'The request could not be read.';
export const headTooLarge = 'The head of the request is too large.';
export const tookTooLong = 'The request took too long to arrive.';
export const expectation = 'The request expects what this server does not offer.';

/** Of a file of the site. */
export const noSuchFile = 'There is no such file.\n';

export const visitsNotCounted = 'Visits are not counted here.';
