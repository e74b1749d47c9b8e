export const title = 'Admin Panel';
export const refresh = 'Refresh Stats';
export const users = 'Total Users';
export const games = 'Available Games';
export const forChallenges = (count: number) => `${count} usable as daily challenges`;
export const sessions = 'Game Sessions';
export const blog = { name: 'Blog Editor', text: 'Write, change and publish posts' };
export const challenges = { name: 'Daily Challenges', text: 'What is played on which day' };
export const manageUsers = { name: 'Manage Users', text: 'Search for a user, reset a user' };
/** Tiles for what is not built. */
export const later: readonly string[] = ['Game Analytics', 'System Settings'];
/** Spec 2 §2. */
export const comingSoon = 'Coming soon';
