/** The picture of an account: a small WebP of ours, never the bytes that came. */
interface PicturesTable {
  user_id: string;
  /** Random, and another with each upload: the address of the picture is made of it. */
  id: string;
  image: Buffer;
  /** Milliseconds since the epoch. */
  created_at: number;
}

export interface PictureTables {
  pictures: PicturesTable;
}
