export const title = 'Who is playing?';
export const guest = 'Guest';
export const aboutGuest = 'Plays everything; nothing is kept';
export const newLearner = 'New learner';
export const start = 'Start playing';
export const accountDeleted = 'The account was deleted';
export const signOut = (name: string) => `Sign out ${name}`;
export const remove = (name: string) => `Remove ${name} from this device`;
