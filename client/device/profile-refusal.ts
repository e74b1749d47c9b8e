import type { ProfileChange } from '../storage/records.ts';
import { refusalText } from '../text/refusal-text.ts';
import { problems as nameProblems } from '../words/en/refusals/names.ts';
import { problems as pictureProblems } from '../words/en/refusals/pictures.ts';

/** Why the server refused a change of the profile. */
export const whyRefused = ({ field, refused = '', refusedFor }: ProfileChange): string =>
  refusalText(field === 'name' ? nameProblems : pictureProblems, [refusedFor], refused);
