/** A place for a picture of a post. */
export const place = 'Pick, paste or drop a picture here.';
export const choose = 'Choose a picture';
export const chooseAnother = 'Choose another';
export const remove = 'Remove';

export const otherKind = 'A post takes PNG, JPEG, WebP and GIF pictures. This file is none of them.';
export const unreadable = 'This browser cannot read this file as a picture.';
export const largeGif = 'A GIF may have 300 kB at most, because making it smaller would stop its movement.';
