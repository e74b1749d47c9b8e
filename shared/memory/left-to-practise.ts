import { GRADE, unpackSession } from './entries.ts';
import { FACTS, type FactId } from './facts.ts';

/**
 * What a session leaves to practise (learning, section 2.5): the facts of which an answer was wrong, or the first one slow; those first that
 * were missed at first. Not the classes, which cannot be asked one by one.
 * @param evidence of the session.
 */
export const leftToPractise = (evidence: string): readonly FactId[] =>
  unpackSession(evidence)
    .filter(({ fact, grade, answers, right }) => FACTS.get(fact)?.kind !== 'class' && (grade <= GRADE.hard || right < answers))
    .sort((one, other) => one.grade - other.grade || one.fact - other.fact)
    .map(({ fact }) => fact);
