/** Why a name cannot be had, where there is nothing to count. */
export const problems = {
  name_letters: 'Usernames are made of letters, digits, blanks, _ and -.',
  name_blank: 'Usernames need a letter or a digit.',
  name_alphabets: 'Usernames are written in one alphabet.',
  name_reserved: 'This username is reserved. Try another name.',
};

export const wrongLength = (least: number, most: number) => `Usernames have ${least} to ${most} characters.`;

export const mustBeText = (field: string) => `${field} must be a text`;
