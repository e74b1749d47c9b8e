import type { PictureFormat } from '../../shared/picture-format.ts';

/** What every answer with a picture that somebody brought says of it: it is nothing but a picture. */
export const pictureHeaders = (format: PictureFormat) =>
  ({
    'content-type': `image/${format}`,
    'content-disposition': `attachment; filename="picture.${format}"`,
    'content-security-policy': "default-src 'none'; sandbox",
  }) as const;
