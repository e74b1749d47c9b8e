/** Why a picture was not taken, by the server's code. */
export const problems: { readonly [code: string]: string } = {
  not_a_picture: 'This file cannot be read as a picture. Choose a PNG, JPEG, WebP or GIF.',
  too_complex: 'This picture takes too long to read. Save it again as an ordinary JPEG or PNG, and choose that.',
  too_many_pixels: 'The picture has too many pixels. It may have 4,096 a side, and 16 million in all.',
  too_large: 'The request is too large.',
};

/** Spec 2 §8, to the letter. */
export const notSaved = (why: string) => `Error uploading profile picture: ${why}`;
