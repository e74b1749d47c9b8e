import { Link } from '@tanstack/react-router';
import { GameMark } from '../../games/catalogue/game-mark.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/analytics/view.ts';
import type { GameBests } from './setup-bests.ts';
import ui from '../../ui/ui.module.css';
import css from './setup-bests-sheet.module.css';

/** What a player has reached in each game, by set-up. A press on a line opens that set-up, filled in. */
export const SetupBests = ({ games }: { readonly games: readonly GameBests[] }) =>
  games.length > 0 && (
    <Sheet as="section" className={ui['column4']} aria-labelledby="bests-by-set-up">
      <h2 id="bests-by-set-up" className={ui['large']}>
        {words.bestsBySetup}
      </h2>
      <div className={css['games']}>
        {games.map(({ game, name, setups }) => (
          <section key={game.slug}>
            <h3 className={css['game']}>
              <GameMark game={game} size="small" />
              <span>{name}</span>
            </h3>
            <ul>
              {setups.map(({ key, link, setup, figure, rest }) => (
                <li key={key}>
                  <Link {...link} className={css['line']}>
                    <span className={css['setup']}>{setup}</span>
                    <span className={css['best']}>
                      <strong className={ui['large']}>{figure}</strong>
                      <span className={ui['note']}>{rest}</span>
                    </span>
                    <Icon name="arrow-right" size="small" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={ui['note']}>{words.aboutSetups}</p>
    </Sheet>
  );
