/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a picture that is kept, and how large it is drawn; all in pixels. */
interface Square {
  readonly x: number;
  readonly y: number;
  /** The side of the part. */
  readonly side: number;
  /** The side of what is drawn of it. */
  readonly drawn: number;
}

/** The largest side that is sent: twice that of the stored picture, so that the server's own reduction stays sharp. */
const SIDE_MAX = 512;

/** The largest square around the middle of an upright picture. It is drawn smaller, never larger. */
export function middleSquare({ width, height }: Size): Square {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side, drawn: Math.min(side, SIDE_MAX) };
}
