import { useEffect, useState } from 'react';
import { levelOf } from '../../../shared/progress/level.ts';
import type { EndedRun } from './use-result.ts';
import * as words from '../../words/en/play/result.ts';
import ui from '../../ui/ui.module.css';

/** What was explained in this visit. */
const explained = new Set<string>();

interface NewWordsProps extends Pick<EndedRun, 'before'> {
  /** Of the hard names among the figures; that of the XP follows them. */
  readonly meanings: readonly string[];
}

/** What the hard words of a result mean, with the first result of a visit that has them. Whoever is past level 1 knows them. */
export function NewWords({ before, meanings }: NewWordsProps) {
  const isNew = before === undefined || levelOf(before.totalXp) === 1;
  const all = before ? [...meanings, words.xpMeans] : meanings;
  const [said] = useState(() => (isNew ? all.filter((meaning) => !explained.has(meaning)) : []));
  useEffect(() => said.forEach((meaning) => explained.add(meaning)), [said]);
  return said.length > 0 && <p className={ui['note']}>{said.join(' ')}</p>;
}
