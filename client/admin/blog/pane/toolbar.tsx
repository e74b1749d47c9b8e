import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './toolbar.module.css';

interface ToolbarProps {
  readonly label: string;
  readonly children: ReactNode;
}

const buttonsIn = (bar: HTMLElement): HTMLButtonElement[] => [...bar.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];

/** Where a key leads among so many buttons; undefined for any other key. */
function stepTo(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** A row of buttons that is one stop of the Tab key; the arrow keys go from button to button. */
export function Toolbar({ label, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [entered, setEntered] = useState(false);
  const move = (event: KeyboardEvent) => {
    const buttons = bar.current ? buttonsIn(bar.current) : [];
    const to = stepTo(
      event.key,
      buttons.findIndex((button) => button === event.target),
      buttons.length,
    );
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      tabIndex={entered ? -1 : 0}
      className={css['bar']}
      onKeyDown={move}
      onFocus={(event) => {
        setEntered(true);
        if (event.target === bar.current && bar.current) buttonsIn(bar.current)[0]?.focus();
      }}
      onBlur={(event) => setEntered(event.currentTarget.contains(event.relatedTarget))}
    >
      {children}
    </div>
  );
}

interface ToolButtonProps {
  readonly label: string;
  /** How its letters are written. */
  readonly look?: string | undefined;
  readonly isOn?: boolean | undefined;
  readonly wide?: boolean | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export const ToolButton = ({ label, look, isOn, wide = false, onPress, children }: ToolButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={wide ? css['wide'] : css['tool']}
    aria-label={label}
    title={label}
    data-look={look}
    aria-pressed={isOn}
    // The text keeps its selection.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {children}
  </button>
);

export const ToolGroup = ({ children }: { readonly children: ReactNode }) => <div className={css['group']}>{children}</div>;
