export const unreadable = 'This file cannot be read as a picture. Choose a PNG, JPEG, WebP or GIF.';
export const tooComplex = 'This picture takes too long to read. Save it again as an ordinary JPEG or PNG, and choose that.';
export const tooManyPixels = 'The picture has too many pixels. It may have 4,096 a side, and 16 million in all.';
export const tenAnHour = 'Ten pictures an hour are enough. Please try again later.';
export const busy = 'The server is busy with other pictures. Please try again.';
