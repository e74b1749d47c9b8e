import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOfLink, linkOfFacts } from '../../../../shared/memory/fact-link.ts';
import { FACTS } from '../../../../shared/memory/facts.ts';

const ASKED = [...FACTS.values()].filter(({ kind }) => kind !== 'class').map(({ id }) => id);

describe('Facts as a link', () => {
  it('come back as they went, in their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...ASKED), { minLength: 1, maxLength: 40 }), (facts) => {
        expect(factsOfLink(linkOfFacts(facts))).toEqual(facts);
      }),
    );
  });

  it('are a text, not a number, also where it is one fact alone', () => {
    expect([linkOfFacts([258]), linkOfFacts([258, 3])]).toEqual(['f258', 'f258-3']);
  });

  it('are no more than one sitting asks', () => {
    const all = ASKED.slice(0, 50);
    expect(factsOfLink(linkOfFacts(all))).toEqual(all.slice(0, 40));
    expect(factsOfLink(`f${all.join('-')}`)).toEqual(all.slice(0, 40));
  });

  it('have each fact once', () => {
    expect(factsOfLink('f258-258-3')).toEqual([258, 3]);
  });

  it.each([
    [undefined],
    [null],
    [258],
    [{}],
    [['f258']],
    [''],
    ['258'],
    ['f'],
    ['g258'],
    ['f-'],
    ['fabc'],
    ['f2.5'],
    ['f-258x'],
    ['fNaN'],
    ['fInfinity'],
  ])('are none of %j', (garbage) => {
    expect(factsOfLink(garbage)).toEqual([]);
  });

  it('are of any text whole numbers, at most as many as one sitting asks', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.string().map((text) => `f${text}`),
      fc.array(fc.oneof(fc.string({ maxLength: 4 }), fc.integer().map(String))).map((parts) => `f${parts.join('-')}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const facts = factsOfLink(text);
        expect(facts.every(Number.isInteger)).toBe(true);
        expect(facts.length).toBeLessThanOrEqual(40);
      }),
    );
  });
});
