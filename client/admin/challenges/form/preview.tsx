import { goalWords } from '../../../challenge/goal-words.ts';
import { GameMark } from '../../../games/catalogue/game-mark.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { draftOf, errorsIn, revisionWith, type ChallengeForm } from './challenge-form.ts';
import css from './challenge-form.module.css';

/** What players will read. Nothing while a field is wrong. */
export function Preview({ form }: { readonly form: ChallengeForm }) {
  const words = errorsIn({ ...form, title: form.title || '–' }).size === 0 ? goalWords(revisionWith(draftOf(form), 'preview')) : undefined;
  return (
    <Sheet as="aside" className={css['preview']} aria-label="Preview">
      <h2 className={css['previewHead']}>As players see it</h2>
      {!words && <p className={css['note']}>It appears when every field is filled in.</p>}
      {words && (
        <>
          <p className={css['previewTitle']}>
            <GameMark game={words.game} size="small" />
            <span>{form.title.trim() || 'No title yet'}</span>
          </p>
          {form.description.trim() !== '' && <p className={css['note']}>{form.description}</p>}
          <dl className={css['terms']}>
            {[{ term: 'Target', value: words.target }, ...words.terms, { term: 'Reward', value: `${form.xp_reward ?? 0} XP` }].map(
              ({ term, value }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ),
            )}
          </dl>
        </>
      )}
    </Sheet>
  );
}
