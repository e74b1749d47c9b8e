/** The cache in which a browser keeps posts that were read. It is the first to go where a device has no room left. */
export const POSTS_CACHE = 'tenfold-posts';
