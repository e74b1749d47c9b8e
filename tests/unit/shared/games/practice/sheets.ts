import fc from 'fast-check';
import { COUNTS, LARGEST, makeSheetCode, SHEET_CHANCES, type Sheet, type SheetSetup } from '../../../../../shared/games/practice/sheet.ts';
import { formOf, FORMS } from '../../../../../shared/games/practice/v1/question.ts';
import { FACTS, type FactId } from '../../../../../shared/memory/facts.ts';

/** Every fact that a sheet can have. */
export const ASKABLE: readonly FactId[] = [...FACTS.keys()].filter((fact) => formOf(fact) !== undefined);

const chances = fc.nat(SHEET_CHANCES - 1);
const count = fc.constantFrom(...COUNTS);
const sets = fc.record({ form: fc.constantFrom(...FORMS), largest: fc.constantFrom(...LARGEST) });

export const sheetOf = (setup: SheetSetup, facts: readonly FactId[], chance: number): Sheet => ({
  ...setup,
  code: makeSheetCode(setup, chance),
  facts,
});

export const classSets = fc.record({ count, set: sets, chance: chances }).map(({ chance, ...setup }) => sheetOf(setup, [], chance));

export const ownSheets = count.chain((most) =>
  fc
    .record({ facts: fc.uniqueArray(fc.constantFrom(...ASKABLE), { minLength: 1, maxLength: most }), chance: chances })
    .map(({ facts, chance }) => sheetOf({ count: most, set: null }, facts, chance)),
);

export const sheets: fc.Arbitrary<Sheet> = fc.oneof(classSets, ownSheets);

/** A sheet of twenty products, as a class has it. */
export const CLASS_SET = sheetOf({ count: 20, set: { form: 'multiply', largest: 10 } }, [], 12_345);
