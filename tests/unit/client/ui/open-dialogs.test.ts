import { expect, it } from 'vitest';
import { createOpenDialogs } from '../../../../client/ui/overlay/open-dialogs.ts';

it('the innermost open dialog is where toasts are shown, in whatever order they close', () => {
  const dialogs = createOpenDialogs<string>();
  const seen: (string | undefined)[] = [];
  dialogs.subscribe(() => seen.push(dialogs.innermost()));
  const [leaveOuter, leaveInner] = [dialogs.enter('outer'), dialogs.enter('inner')];
  leaveOuter();
  leaveInner();
  expect(seen).toEqual(['outer', 'inner', 'inner', undefined]);
});
