import { useState } from 'react';
import ui from '../../ui/ui.module.css';
import { PictureInput } from './pictures/picture-input.tsx';
import { readPicture } from './pictures/read-picture.ts';
import * as words from '../../words/en/admin/post.ts';

interface ThumbnailProps {
  readonly address: string | null;
  readonly error: string | undefined;
  readonly onChange: (address: string | null) => void;
}

/** The picture of a post in the list. */
export function Thumbnail({ address, error, onChange }: ThumbnailProps) {
  const [refused, setRefused] = useState<string>();
  const read = async (file: File) => {
    const answer = await readPicture(file);
    setRefused(answer.ok ? undefined : answer.error);
    if (answer.ok) onChange(answer.value.address);
  };
  return (
    <fieldset className={ui['column2']}>
      <legend className={ui['legend']}>{words.fields.thumbnail}</legend>
      <PictureInput
        picture={address ?? undefined}
        error={refused ?? error}
        onFile={(file) => void read(file)}
        onRemove={() => {
          setRefused(undefined);
          onChange(null);
        }}
      />
    </fieldset>
  );
}
