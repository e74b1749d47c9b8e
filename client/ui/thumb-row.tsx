import type { ReactNode } from 'react';
import { useRootMark } from './root-mark.ts';

/** The row with the button that a thumb presses: prompts keep above it. */
export function ThumbRow({ className, children }: { readonly className: string | undefined; readonly children: ReactNode }) {
  useRootMark('thumbRow');
  return (
    <div className={className} data-row data-scan="first">
      {children}
    </div>
  );
}
