import { goalWords } from '../../../challenge/goal-words.ts';
import { GameMark } from '../../../games/catalogue/game-mark.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { draftOf, errorsIn, revisionWith, type ChallengeForm } from './challenge-form.ts';
import * as words from '../../../words/en/admin/challenge-form.ts';
import css from './challenge-form.module.css';

/** What players will read. Nothing while a field is wrong. */
export function Preview({ form }: { readonly form: ChallengeForm }) {
  const goal = errorsIn({ ...form, title: form.title || '–' }).size === 0 ? goalWords(revisionWith(draftOf(form), 'preview')) : undefined;
  return (
    <Sheet as="aside" className={css['preview']} aria-label={words.preview}>
      <h2 className={css['previewHead']}>{words.asPlayed}</h2>
      {!goal && <p className={css['note']}>{words.incomplete}</p>}
      {goal && (
        <>
          <p className={css['previewTitle']}>
            <GameMark game={goal.game} size="small" />
            <span>{form.title.trim() || words.untitled}</span>
          </p>
          {form.description.trim() !== '' && <p className={css['note']}>{form.description}</p>}
          <dl className={css['terms']}>
            {[
              { term: words.target, value: goal.target },
              ...goal.terms('on'),
              { term: words.reward, value: words.xp(form.xp_reward ?? 0) },
            ].map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Sheet>
  );
}
