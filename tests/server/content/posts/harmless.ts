const NUMBER = '[1-9][0-9]{0,3}';
const OWN = String.raw`/(?![/\\])[^"<>]*`;
const WEB = String.raw`(?:https?://[^"<>@]+|mailto:[^"<>]*)`;
const PICTURE = String.raw`${OWN}|data:image/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}`;
const CELL = ` (?:colspan|rowspan)="${NUMBER}"`;

/** Everything that may stand in cleaned HTML. No parser can see another element or attribute in it. */
const TOKENS = [
  '[^<>]',
  '</(?:h[2-4]|p|ul|ol|li|blockquote|pre|a|strong|em|u|s|sub|sup|code|table|thead|tbody|tr|th|td)>',
  '<(?:h[2-4]|p|ul|ol|li|blockquote|pre|strong|em|u|s|sub|sup|code|table|thead|tbody|tr|th|td)>',
  '<(?:hr|br) />',
  `<ol start="${NUMBER}">`,
  `<t[hd](?:${CELL}){1,2}>`,
  `<a href="${OWN}">`,
  `<a href="${WEB}" rel="noopener nofollow">`,
  `<img src="(?:${PICTURE})" alt="[^"<>]*"(?: width="${NUMBER}")?(?: height="${NUMBER}")? />`,
];

/** Matches what is made of these alone. */
export const HARMLESS = new RegExp(`^(?:${TOKENS.join('|')})*$`, 's');
