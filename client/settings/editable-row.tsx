import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import { VisuallyHidden } from '../ui/feedback/visually-hidden.tsx';
import { Row } from './section.tsx';
import { Rich } from '../ui/rich.tsx';
import css from './settings.module.css';

interface EditableRowProps {
  readonly name: string;
  readonly children: ReactNode;
  /** The button's text, with the parts `shown` and `hidden`. */
  readonly action: string;
  /** The form that takes the row's place; it ends with `close`. */
  readonly form: (close: () => void) => ReactNode;
}

/** A row whose button opens a form in its place. The focus goes into the form, and at its end back to the button. */
export function EditableRow({ name, children, action, form }: EditableRowProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) place.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) {
    return (
      <div ref={place} className={css['opened']}>
        {form(() => setOpen(false))}
      </div>
    );
  }
  return (
    <Row
      name={name}
      action={
        <Button ref={button} onClick={() => setOpen(true)}>
          <Rich
            text={action}
            parts={{ shown: (inner) => <span>{inner}</span>, hidden: (inner) => <VisuallyHidden>{inner}</VisuallyHidden> }}
          />
        </Button>
      }
    >
      {children}
    </Row>
  );
}
