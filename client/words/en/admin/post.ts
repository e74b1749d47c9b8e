/** The form of a post. */
export const post = 'Post';
export const newPost = 'New post';
/** The names of its parts. */
export const fields = {
  title: 'Title',
  description: 'Description',
  content: 'Content',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  slug: 'Slug',
  thumbnail: 'Thumbnail',
  published: 'Published',
};
export const inList = 'In the list of posts';
export const address = (path: string) => `The address is ${path}`;
export const forSearch = 'For search engines';
export const seoTitleHint = 'Empty: the title';
export const seoDescriptionHint = 'Empty: the description';

/** Spec 2 §5. */
export const titleMissing = 'Please enter a title for your blog post';
export const contentMissing = 'Please enter content for your blog post';
export const tooLong = 'The post is too long, most likely because of its pictures. Take one out or split the post.';

export const save = 'Save Post';
export const saving = 'Saving …';
export const unsaved = 'Not saved';
export const keptAt = (time: string) => `Kept on this device, ${time}`;
export const saved = 'Saved';
/** Spec 2 §8. */
export const created = 'Post created successfully!';
export const updated = 'Post updated successfully!';
export const rebuilt = {
  triggered: 'Blog published! Site rebuild triggered - static pages will be available in 2-3 minutes.',
  failed: 'Blog saved but rebuild failed. Static pages may not be updated.',
};
export const saveFailed = (why: string) => `Error saving post: ${why}`;
export const elsewhere = 'Another tab has gone on with this text.';

/** What was typed on this device and never saved. */
export const leftChanges = (time: string) => `Changes of a post typed on ${time}: kept on this device and not saved.`;
export const leftChangesOf = (title: string, time: string) =>
  `Changes of a post, “${title}”, typed on ${time}: kept on this device and not saved.`;
export const leftNew = (time: string) => `A new post typed on ${time}: kept on this device and not saved.`;
export const leftNewOf = (title: string, time: string) => `A new post, “${title}”, typed on ${time}: kept on this device and not saved.`;
export const goOn = 'Go on with it';
export const discard = 'Discard';

/** Somebody else saved or deleted the post meanwhile. */
export const savedMeanwhile = 'Somebody else saved this post';
export const deletedMeanwhile = 'Somebody else deleted this post';
export const takeTheirs = 'Take theirs';
export const leaveDeleted = 'Leave it deleted';
export const keepMine = 'Keep mine';
export const saveAnew = 'Save mine as a new post';
export const keptHere = 'What you typed stays on this device if you do not keep it now.';
export const mine = 'Mine';
export const theirs = 'Theirs';
export const noPicture = 'None';
export const published = 'Published';
export const draft = 'A draft';
export const empty = 'Empty';

export const preview = 'Preview';
export const noTitle = 'The title';
export const noDescription = 'The description';
export const asResult = 'As a search result';
export const lengths = (title: number, titleMost: number, description: number, descriptionMost: number) =>
  `Title: ${title} of about ${titleMost} characters · Description: ${description} of about ${descriptionMost}`;
