import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../no-stray-console.ts';
import { canonicalUrl } from '../../../../client/shell/describe-page.ts';
import { copyrightLine } from '../../../../client/shell/footer.tsx';
import { hasFooter } from '../../../../client/shell/layout.tsx';
import { describeError, logMissingPath } from '../../../../client/window/log.ts';
import { otherTheme, themeFrom } from '../../../../client/shell/theme.ts';

describe('the shell', () => {
  it('has a footer on /games and none below it (decision S2)', () => {
    expect(['/', '/games', '/games/', '/gamesters', '/about'].map(hasFooter)).toEqual([true, true, true, true, true]);
    expect(['/games/speed-math', '/games/unknown', '/practice'].map(hasFooter)).toEqual([false, false, false]);
  });

  it('shows the years from 2024 to this one (decision S10), also on a device whose clock is behind', () => {
    expect(copyrightLine(2026)).toBe('© 2024–2026 Tenfold');
    expect(copyrightLine(1970)).toBe('© 2024–2024 Tenfold');
  });

  it('keeps the public host in the canonical address, and drops slash, query and fragment', () => {
    expect(canonicalUrl('https://tenfold.example/games', '/badges/')).toBe('https://tenfold.example/badges');
    expect(canonicalUrl('https://tenfold.example/games?x#y', '/')).toBe('https://tenfold.example/');
  });

  it('takes only the two words of a stored theme as a choice', () => {
    expect([themeFrom('dark'), themeFrom('light'), themeFrom('sepia'), themeFrom(null)]).toEqual(['dark', 'light', null, null]);
    expect([otherTheme('dark'), otherTheme('light')]).toEqual(['light', 'dark']);
  });

  it('cuts a message to 500 characters and a stack to 1000 (spec 2 §8)', () => {
    const error = new Error('m'.repeat(2000));
    error.stack = 's'.repeat(2000);
    const { message, stack } = describeError(error);
    expect([message.length, stack.length]).toEqual([500, 1000]);
    expect(describeError('only a text')).toEqual({ message: 'only a text', stack: '' });
  });

  it('logs the path of a page that is not there', () => {
    expectConsole(/No page at \/nowhere/);
    logMissingPath('/nowhere');
    expect(console.warn).toHaveBeenCalledWith('No page at /nowhere');
  });
});
