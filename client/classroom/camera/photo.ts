import { decodePicture } from '../../settings/picture/decode.ts';
import { codeReader } from './code-reader.ts';

/** The texts of the codes in a photo; undefined for a file that is none. */
export async function codesInPhoto(file: Blob): Promise<readonly string[] | undefined> {
  const photo = await decodePicture(file);
  if (!photo) return undefined;
  const reader = codeReader();
  try {
    return await reader.read({ ...photo, x: 0, y: 0 }, 'photo');
  } finally {
    reader.close();
    photo.close();
  }
}
