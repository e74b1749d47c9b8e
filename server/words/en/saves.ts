/** Of every save of an admin. */
export const deletedMeanwhile = 'Somebody has deleted this in the meantime. Nothing was saved.';
export const changedMeanwhile = 'Somebody has saved another version in the meantime. Nothing was saved.';
export const keyOfAnother = 'This Idempotency-Key belongs to another save. Nothing was saved.';
export const keyMissing = 'A save needs the header Idempotency-Key with a UUID of its own.';
export const revisionMissing = 'A change needs the header If-Match with the revision it started from.';
export const revisionUnreadable = 'If-Match must be one revision in quotation marks, such as "3".';

export const noChallenge = 'There is no such challenge.';

export const noPost = 'There is no such post.';
/** Spec 2 §5. */
export const titleMissing = 'Please enter a title for your blog post';
/** Spec 2 §5. */
export const contentMissing = 'Please enter content for your blog post';
export const contentTooLong = 'The content is too long. Please shorten it, or use smaller pictures.';
export const tooManyHeadings = (most: number) => `A post may have ${most} headings at most. Please make several posts of it.`;
export const slugInvalid = 'A slug may have the letters a to z, digits, and single hyphens between them.';
export const slugIsNumber = 'A slug of digits alone would be taken for the number of a post. Please write another one.';
export const slugTaken = 'Another post has this slug already. Please write another one.';
export const pictureNotOwn =
  'A picture must lie on this site or be in the post itself, as PNG, JPEG, WebP or GIF. Pictures of other sites are not shown.';
export const pictureTooLarge = 'A picture may have 300 kB at most. Please make it smaller.';
