import { expect, it, vi } from 'vitest';
import { showAppBadge } from '../../../../client/badges/app-badge.ts';

it('The icon of the app shows how many badges wait to be read of, and is quiet where icons have no signs', async () => {
  const setAppBadge = vi.fn(() => Promise.resolve());
  showAppBadge(2, { setAppBadge });
  showAppBadge(0, { setAppBadge });
  expect(setAppBadge.mock.calls).toEqual([[2], [0]]);
  showAppBadge(1, {});
  const refused = Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
  showAppBadge(1, { setAppBadge: () => refused });
  await expect(refused).rejects.toThrow('Not allowed');
});
