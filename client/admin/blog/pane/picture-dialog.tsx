import { useState } from 'react';
import { readNumber } from '../../../../shared/digits.ts';
import type { Result } from '../../../../shared/result.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { readPicture, type PostPicture } from '../pictures/read-picture.ts';
import { PictureInput } from '../pictures/picture-input.tsx';
import * as words from '../../../words/en/admin/post-content.ts';
import ui from '../../../ui/ui.module.css';

/** What is done with a picture: one is picked, one is there as a file, or one in the text is changed. */
export type PictureWanted =
  | { readonly kind: 'pick' }
  | { readonly kind: 'file'; readonly read: Result<PostPicture, string> }
  | { readonly kind: 'change'; readonly alt: string; readonly width: number };

interface PictureDialogProps {
  readonly wanted: PictureWanted;
  readonly onPut: (picture: PostPicture, alt: string) => void;
  readonly onChange?: (attributes: { readonly alt: string; readonly width: number | null; readonly height: null }) => void;
  readonly onClose: () => void;
}

const MAX_WIDTH = 9_999;

/** A width as it was typed; none for anything that is no width of a picture. */
function widthIn(typed: string): number | null {
  const width = readNumber(typed);
  return width !== null && width >= 1 && width <= MAX_WIDTH ? width : null;
}

/** Asks for a picture and for the words that stand for it. */
export function PictureDialog({ wanted, onPut, onChange, onClose }: PictureDialogProps) {
  const given = wanted.kind === 'file' ? wanted.read : undefined;
  const [picture, setPicture] = useState(given?.ok === true ? given.value : undefined);
  const [alt, setAlt] = useState(wanted.kind === 'change' ? wanted.alt : '');
  const [width, setWidth] = useState(wanted.kind === 'change' && wanted.width > 0 ? String(wanted.width) : '');
  const [error, setError] = useState<{ readonly picture?: string; readonly alt?: string }>(
    given?.ok === false ? { picture: given.error } : {},
  );
  const read = async (file: Blob) => {
    const answer = await readPicture(file);
    setPicture(answer.ok ? answer.value : undefined);
    setError(answer.ok ? {} : { picture: answer.error });
  };
  const done = () => {
    const said = alt.trim();
    if (wanted.kind !== 'change' && !picture) return setError({ picture: words.pictureMissing });
    if (said === '') return setError({ alt: words.alternativeMissing });
    if (picture) onPut(picture, said);
    else onChange?.({ alt: said, width: widthIn(width), height: null });
    return onClose();
  };
  return (
    <Dialog
      open
      title={words.picture}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={done}>
          {wanted.kind === 'change' ? words.changePicture : words.insertPicture}
        </Button>
      }
    >
      <div className={ui['grid4']}>
        {wanted.kind !== 'change' && <PictureInput picture={picture?.address} error={error.picture} onFile={(file) => void read(file)} />}
        <Field
          label={words.alternative}
          hint={words.alternativeHint}
          value={alt}
          error={error.alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        {wanted.kind === 'change' && (
          <Field
            label={words.width}
            hint={words.widthHint}
            inputMode="numeric"
            value={width}
            onChange={(event) => setWidth(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
