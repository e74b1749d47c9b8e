import { useState } from 'react';
import type { Editor } from '@tiptap/react';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { isLinkAddress } from '../text/addresses.ts';
import * as words from '../../../words/en/admin/post-content.ts';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Where the selected text leads. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(before);
  const [error, setError] = useState<string>();
  const link = () => editor.chain().focus().extendMarkRange('link');
  const save = () => {
    const href = address.trim();
    if (!isLinkAddress(href)) return setError(words.addressRefused);
    if (editor.state.selection.empty && before === '')
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else link().setLink({ href }).run();
    return onClose();
  };
  return (
    <Dialog
      open
      title={words.link}
      onClose={onClose}
      actions={
        <>
          {before !== '' && (
            <Button
              onClick={() => {
                link().unsetLink().run();
                onClose();
              }}
            >
              {words.removeLink}
            </Button>
          )}
          <Button variant="primary" onClick={save}>
            {words.setLink}
          </Button>
        </>
      }
    >
      <Field
        label={words.address}
        hint={words.addressHint}
        inputMode="url"
        autoComplete="off"
        value={address}
        error={error}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
    </Dialog>
  );
}
