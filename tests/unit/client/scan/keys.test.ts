import { describe, expect, it } from 'vitest';
import { switchKey } from '../../../../client/scan/keys.ts';
import { switchChoices } from '../../../../shared/preferences/switch-choices.ts';

const chosen = (written: string) => switchChoices(new Map(new URLSearchParams(written)));
const pressed = (written: string, ...keys: readonly (readonly [code: string, key: string])[]) =>
  keys.map(([code, key]) => switchKey(chosen(written), { code, key }) ?? '-').join(' ');

const SPACE = ['Space', ' '] as const;
const ENTER = ['Enter', 'Enter'] as const;
const A = ['KeyA', 'a'] as const;
const B = ['KeyB', 'b'] as const;

describe('A switch', () => {
  it.each([
    ['none', 'switches=none', '- - - -'],
    ['one, with either key that boxes send', 'switches=one', 'choose choose - -'],
    ['two, as other games have them', 'switches=two', 'go-on choose - -'],
    ['one that was learned, and then that alone', 'switches=one&switches.key=KeyA', '- - choose -'],
    ['two that were learned', 'switches=two&switches.key=KeyA&switches.step=KeyB', '- - choose go-on'],
    ['one of two that was learned', 'switches=two&switches.key=KeyA', 'go-on - choose -'],
  ])('%s', (_, written, keys) => {
    expect(pressed(written, SPACE, ENTER, A, B)).toBe(keys);
  });

  it('is known by its name where no hardware sent it, and by either Enter', () => {
    expect(pressed('switches=two', ['', ' '], ['', 'Enter'], ['NumpadEnter', 'Enter'])).toBe('go-on choose choose');
  });

  it('goes at a pace that is one of a few', () => {
    expect([chosen('switches=one').paceMs, chosen('switches.pace=500').paceMs, chosen('switches.pace=7').paceMs]).toEqual([
      1_500, 500, 1_500,
    ]);
  });
});
