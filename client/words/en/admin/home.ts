export const title = 'Admin';
export const writePost = 'Write New Post';
export const analytics = 'View Analytics';
export const challenges = 'Daily Challenges';
export const users = 'Users';
export const published = 'Published';
export const posts = 'Total Posts';
export const sessions = 'Sessions';
export const overview = 'Platform Overview';
/** Lines of the overview. `figure` stands for the number, which may not be known yet. */
export const totalUsers = '<figure></figure><of> total registered users</of>';
export const totalPublished = '<figure></figure><of> blog posts published</of>';
export const totalSessions = '<figure></figure><of> game sessions completed</of>';
