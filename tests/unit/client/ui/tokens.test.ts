import { describe, expect, it } from 'vitest';
import { contrast, oklchOf, type Theme } from './colours.ts';

const AA = 4.5;
const AAA = 7;
const themes: readonly Theme[] = ['light', 'dark'];
const papers = ['paper', 'sheet', 'sheet-raised', 'sheet-sunk'];

describe.each(themes)('in the %s theme', (theme) => {
  it.each(papers)('ink is readable at AAA on %s, thinned ink at AA', (paper) => {
    expect(contrast('ink', paper, theme)).toBeGreaterThanOrEqual(AAA);
    expect(contrast('ink-soft', paper, theme)).toBeGreaterThanOrEqual(AA);
  });

  it.each(papers)('right, wrong and accent texts are readable at AA on %s', (paper) => {
    for (const text of ['right', 'wrong', 'accent-text']) expect(contrast(text, paper, theme), text).toBeGreaterThanOrEqual(AA);
  });

  it('texts on washes and on the accent are readable', () => {
    expect(contrast('right', 'right-wash', theme)).toBeGreaterThanOrEqual(AA);
    expect(contrast('wrong', 'wrong-wash', theme)).toBeGreaterThanOrEqual(AA);
    expect(contrast('ink', 'accent-wash', theme)).toBeGreaterThanOrEqual(AAA);
    expect(contrast('on-accent', 'accent', theme)).toBeGreaterThanOrEqual(AA);
    expect(contrast('on-accent', 'accent-lit', theme)).toBeGreaterThanOrEqual(AA);
  });

  it('the focus ring stands out from every paper', () => {
    for (const paper of papers) expect(contrast('focus', paper, theme), paper).toBeGreaterThanOrEqual(3);
  });

  it("the games' hues are about equally light", () => {
    const hues = ['sun', 'rose', 'violet', 'leaf', 'plum', 'sea', 'sky', 'moss', 'jade'].map((name) => oklchOf(`hue-${name}`, theme)[0]);
    expect(Math.max(...hues) - Math.min(...hues)).toBeLessThanOrEqual(0.0801);
  });
});
