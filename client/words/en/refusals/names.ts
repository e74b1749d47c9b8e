/** Why a name cannot be had, by the server's reason. */
export const problems: { readonly [reason: string]: string } = {
  name_length: 'Usernames have 3 to 24 characters.',
  name_letters: 'Usernames are made of letters, digits, blanks, _ and -.',
  name_blank: 'Usernames need a letter or a digit.',
  name_alphabets: 'Usernames are written in one alphabet.',
  name_reserved: 'This username is reserved. Try another name.',
  // Spec 2 §5, to the letter.
  name_taken: 'Username already exists. Try another name.',
};

/** Spec 2 §8, to the letter. */
export const notSaved = (why: string) => `Error updating username: ${why}`;
