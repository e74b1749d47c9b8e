import { useState } from 'react';
import { Avatar, type AvatarProps } from '../../art/avatar.tsx';

export interface PlayerPictureProps extends AvatarProps {
  readonly pictureUrl: string | undefined;
}

/** The player's picture, else the shape with the first letter: also when the picture cannot be had, as without a network. */
export function PlayerPicture({ pictureUrl, ...mark }: PlayerPictureProps) {
  const [missing, setMissing] = useState<string>();
  if (pictureUrl === undefined || pictureUrl === missing) return <Avatar {...mark} />;
  return <img src={pictureUrl} alt="" onError={() => setMissing(pictureUrl)} />;
}
