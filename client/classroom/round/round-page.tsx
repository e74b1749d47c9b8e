import page from '../../ui/page.module.css';
import { RoundRoom } from './round-room.tsx';
import * as words from '../../words/en/classroom/round-page.ts';

/** /round: a pupil types the code of a class round, or comes by its QR code, and begins to play (decision D30). */
export default function RoundPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      <RoundRoom />
    </div>
  );
}
