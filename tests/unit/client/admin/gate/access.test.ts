import { describe, expect, it } from 'vitest';
import { accessOf } from '../../../../../client/admin/gate/access.ts';
import { blog, challenges, panel } from '../../../../../client/words/en/admin/gate.ts';

describe('The gate of the pages for admins (spec 2 §2)', () => {
  it('is open for the role of an admin alone, and closed until the role is known', () => {
    expect([undefined, { role: 'player' } as const, { role: 'admin' } as const].map(accessOf)).toEqual(['unknown', 'denied', 'open']);
  });

  it('says what the specification says', () => {
    expect([panel, blog, challenges]).toEqual([
      {
        signedOut: 'Please sign in to access admin panel',
        denied: 'Access denied. Admin privileges required.',
        loading: 'Loading admin panel...',
      },
      { signedOut: 'Admin access required', denied: 'Admin access required', loading: expect.any(String) as string },
      { signedOut: 'Access denied', denied: 'Access denied', loading: expect.any(String) as string },
    ]);
  });
});
