import { useId, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { FieldNotes } from '../../../ui/form/field.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { pictureFiles } from './read-picture.ts';
import * as words from '../../../words/en/admin/post-picture.ts';
import ui from '../../../ui/ui.module.css';
import css from './picture-input.module.css';

interface PictureInputProps {
  /** The address of the picture that is there. */
  readonly picture: string | undefined;
  readonly error: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onRemove?: () => void;
}

/** A place for a picture: it is picked, pasted or dropped there. */
export function PictureInput({ picture, error, onFile, onRemove }: PictureInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = (event: { readonly preventDefault: () => void }, data: DataTransfer | null) => {
    const [file] = pictureFiles(data);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    <div>
      <Sheet
        sunk
        room="close"
        className={css['place']}
        onPaste={(event) => take(event, event.clipboardData)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => take(event, event.dataTransfer)}
      >
        {picture === undefined ? <p className={ui['note']}>{words.place}</p> : <img className={css['picture']} src={picture} alt="" />}
        <div className={ui['row3']}>
          <Button aria-describedby={error === undefined ? undefined : `${id}-error`} onClick={() => input.current?.click()}>
            {picture === undefined ? words.choose : words.chooseAnother}
          </Button>
          {picture !== undefined && onRemove && <Button onClick={onRemove}>{words.remove}</Button>}
        </div>
        <input
          ref={input}
          hidden
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file can be chosen again.
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
      </Sheet>
      <FieldNotes id={id} hint={undefined} error={error} />
    </div>
  );
}
