import { LinkButton } from '../../ui/button/button.tsx';
import { BRING_BACK } from '../../window/linked-sheet.ts';
import * as words from '../../words/en/classroom/to-sheet.ts';

/** Where a sheet of paper is brought back whose code was typed as that of a round. The camera of this document stays behind. */
export const ToSheet = ({ sheet }: { readonly sheet: string }) => (
  <LinkButton to="/practice/print" hash={`${BRING_BACK}=${sheet}`} reloadDocument>
    {words.toSheet}
  </LinkButton>
);
