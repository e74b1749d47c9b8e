/** The blog's editor as a room: its tabs, the list of posts, and the questions before something is lost. */
export const title = 'Blog Editor';
export const create = 'Create New Post';
export const tabs = 'Blog';
export const editor = 'Editor';
export const posts = 'Posts';

export const unsaved = 'Unsaved changes';
export const unsavedText = 'What you typed is not saved. It will be gone.';
export const discard = 'Discard changes';
export const keep = 'Keep editing';

export const loading = 'Loading the posts …';
export const unreachable = 'The posts cannot be shown right now. What you type in the editor stays on this device.';
export const again = 'Try again';
/** Spec 2 §2. */
export const none = 'No posts yet. Create your first post!';
export const published = 'Published';
export const draft = 'Draft';
/** Behind the state of a post. */
export const changedAt = (day: string, address: string) => ` · changed ${day} · ${address}`;
export const view = 'View';
export const viewPost = (name: string) => `View ${name}`;
export const edit = 'Edit';
export const editPost = (name: string) => `Edit ${name}`;
export const remove = 'Delete';
export const removePost = (name: string) => `Delete ${name}`;

export const removeTitle = 'Delete post';
export const removeQuestion = (name: string) => `Are you sure you want to delete “${name}”? This action cannot be undone.`;
export const cancel = 'Cancel';
/** Spec 2 §8. */
export const removed = 'Post deleted successfully!';
export const removeFailed = 'Error deleting post';
export const changedMeanwhile = 'Error deleting post: somebody else has just changed it.';

/** Of any call. */
export const foreign = 'This is no answer of our server.';
