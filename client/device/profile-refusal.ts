import type { ProfileChange } from '../storage/records.ts';
import { refusalText } from '../text/refusal-text.ts';
import * as nameWords from '../words/en/refusals/names.ts';
import * as pictureWords from '../words/en/refusals/pictures.ts';

/** What is said of a change of the profile that was not made (spec 2 §8). */
export const notSaved = (field: ProfileChange['field'], why: string): string =>
  field === 'name' ? nameWords.notSaved(why) : pictureWords.notSaved(why);

/** What is said of a change that the server refused. */
export const refusedText = ({ field, refused = '', refusedFor }: ProfileChange): string =>
  notSaved(field, refusalText(field === 'name' ? nameWords.problems : pictureWords.problems, [refusedFor], refused));
