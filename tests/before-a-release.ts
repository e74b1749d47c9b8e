/**
 * For a test of a promise that another test of its file keeps already: the same in one more browser, game, size or order of events. It runs
 * before a release, and when its file is named.
 */
export const BEFORE_A_RELEASE = { tags: 'release' };
