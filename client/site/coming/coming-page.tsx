import { useLocation } from '@tanstack/react-router';
import { withoutClosingSlash } from '../../../shared/addresses.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import page from '../../ui/page.module.css';
import { COMING_TEXTS } from './texts.ts';
import css from './coming-page.module.css';

/** A page that opens later: it says what will be there, and offers something to do now. */
export default function ComingPage() {
  const text = useLocation({ select: ({ pathname }) => COMING_TEXTS[withoutClosingSlash(pathname)] });
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{text?.title}</h1>
        <p className={page['lead']}>This page opens soon.</p>
      </header>
      <Sheet className={css['sheet']}>
        <h2 className={css['title']}>What will be here</h2>
        <ul className={css['points']}>
          {text?.points.map((point) => (
            <li key={point} className={css['point']}>
              <Icon name="sheet" size="small" />
              {point}
            </li>
          ))}
        </ul>
        <div className={page['links']}>
          <LinkButton to="/games/speed-math" variant="primary">
            Play Speed Math meanwhile
          </LinkButton>
          <LinkButton to="/games">All games</LinkButton>
        </div>
      </Sheet>
    </div>
  );
}
