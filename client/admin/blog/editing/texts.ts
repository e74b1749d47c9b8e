import type { Rebuild } from '../../../../shared/contract/posts.ts';

/** What the editor says (spec 2 §8). */

/** Before the server's reason. */
export const SAVE_FAILED = 'Error saving post: ';

export const DELETED = 'Post deleted successfully!';
export const DELETE_FAILED = 'Error deleting post';

const REBUILT: { readonly [rebuild in Rebuild]: readonly string[] } = {
  none: [],
  triggered: ['Blog published! Site rebuild triggered - static pages will be available in 2-3 minutes.'],
  failed: ['Blog saved but rebuild failed. Static pages may not be updated.'],
};

/** What is said after a save, and what became of the operator's build hook. */
export const savedTexts = (isNew: boolean, rebuild: Rebuild): readonly string[] => [
  isNew ? 'Post created successfully!' : 'Post updated successfully!',
  ...REBUILT[rebuild],
];
