/** The pages for admins, in the way from one to the others. */
export const rooms = { panel: 'Panel', blog: 'Blog', challenges: 'Challenges' };
export const navigation = 'Admin';
export const offline = 'There is no network. What was read before is here; saving needs the network.';
