/**
 * The one rule of texts that people are shown as somebody's or something's name: nicknames, titles, what stands below them. A name must be
 * seen, must not turn around what is written beside it, and must not look like another one because of signs that nobody sees. (Usernames
 * have a stricter one: server/profiles/username.ts.)
 */

/** Signs without a look of their own: fillers, joiners, marks of direction, tags (Unicode, Default_Ignorable_Code_Point), and three more. */
const HIDDEN = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;

/** What follows a picture in an emoji: how it is drawn, a colour of skin, the tags of a flag. */
const DRAWN = String.raw`[\ufe0e\ufe0f\p{Emoji_Modifier}\u{e0020}-\u{e007f}]*`;

const JOINING_SCRIPTS =
  'Arabic Syriac Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar'.split(' ');
const JOINING = `[${JOINING_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`;

/** Where such signs belong to what is seen. */
const SEEN = [
  // An emoji, also of several that are joined, and a digit on a key.
  String.raw`\p{Extended_Pictographic}${DRAWN}(?:\u200d\p{Extended_Pictographic}${DRAWN})*`,
  String.raw`[0-9#*]\ufe0f\u20e3`,
  // Letters that join or do not, in scripts in which this makes another word.
  String.raw`${JOINING}[\u200c\u200d](?=${JOINING})`,
  // One of several forms of a sign.
  String.raw`\p{Script=Han}[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
  String.raw`\p{Script=Mongolian}[\u180b-\u180f]`,
].join('|');

const SEEN_OR_HIDDEN = new RegExp(`(${SEEN})|${HIDDEN}`, 'gu');

/** Blanks of any kind and what only looks like one; control characters; halves of a character. */
const BLANKS = /[\s\u2800\p{Cc}\p{Cs}]+/gu;

/** A text on one line without what nobody sees, single blanks in it and none around it; empty if it shows nothing. */
export const shownLine = (text: string): string => text.replaceAll(SEEN_OR_HIDDEN, '$1').replaceAll(BLANKS, ' ').trim();

/** The same of a text that may have several lines. */
export const shownText = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(shownLine)
    .join('\n')
    .trim();
