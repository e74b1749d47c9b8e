import { useState } from 'react';
import type { Editor } from '@tiptap/react';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { isLinkAddress } from '../text/addresses.ts';

export interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

const REFUSED = 'An address begins with https://, http:// or mailto:, or with / for a page of this site.';

/** Where the selected text leads. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(before);
  const [error, setError] = useState<string>();
  const link = () => editor.chain().focus().extendMarkRange('link');
  const save = () => {
    const href = address.trim();
    if (!isLinkAddress(href)) return setError(REFUSED);
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
      title="Link"
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
              Remove link
            </Button>
          )}
          <Button variant="primary" onClick={save}>
            Set link
          </Button>
        </>
      }
    >
      <Field
        label="Address"
        hint="For example /math-tips or https://example.org"
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
