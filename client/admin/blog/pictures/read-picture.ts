import { PICTURE_MAX_BYTES } from '../../../../shared/contract/posts.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { decodePicture, type Decoded } from '../../../settings/picture/decode.ts';
import { fitPicture, type Size } from './fit.ts';
import { KIND_BYTES, kindOf } from './picture-kind.ts';
import * as words from '../../../words/en/admin/post-picture.ts';

/** A picture for a post: its data URL, and its size in pixels. */
export interface PostPicture extends Size {
  readonly address: string;
  /** The size of its file. */
  readonly bytes: number;
}

/** What the browser packs well; one that cannot pack WebP packs JPEG. */
const TYPES = ['image/webp', 'image/jpeg'] as const;

/**
 * Makes a picture small enough for a post, without what else its file tells, such as the place where it was taken.
 * @returns a failure is a sentence
 */
export async function readPicture(file: Blob): Promise<Result<PostPicture, string>> {
  const kind = kindOf(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
  if (!kind) return fail(words.otherKind);
  if (kind === 'gif' && file.size > PICTURE_MAX_BYTES) return fail(words.largeGif);
  const decoded = await decodePicture(file);
  if (!decoded) return fail(words.unreadable);
  try {
    // A GIF stays as it is: drawn anew it would not move.
    const fitted =
      kind === 'gif' ? { file: file.slice(0, file.size, 'image/gif'), ...sizeOf(decoded) } : await fitPicture(decoded, packer(decoded));
    if (!fitted) return fail(words.unreadable);
    const { width, height } = fitted;
    return ok({ address: await dataUrl(fitted.file), bytes: fitted.file.size, width, height });
  } finally {
    decoded.close();
  }
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

const packer = (picture: Decoded) => async (size: Size, quality: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  for (const type of TYPES) {
    // JPEG has no transparent places: there the paper shows.
    context.fillStyle = 'white';
    context.clearRect(0, 0, size.width, size.height);
    if (type === 'image/jpeg') context.fillRect(0, 0, size.width, size.height);
    context.drawImage(picture.source, 0, 0, size.width, size.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (blob?.type === type) return blob;
  }
  return null;
};

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error ?? new Error('The picture could not be read.')),
    );
    reader.readAsDataURL(blob);
  });

/** The pictures among files that were pasted or dropped. Whether they are such is found out when they are read. */
export const pictureFiles = (data: DataTransfer | null): readonly File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
