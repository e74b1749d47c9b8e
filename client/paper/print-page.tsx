import { classes } from '../ui/classes.ts';
import page from '../ui/page.module.css';
import { deferredChunk } from '../window/chunk.tsx';
import * as words from '../words/en/paper/print.ts';
import css from './print-page.module.css';

const PaperRoom = deferredChunk(() => import('./paper-room.tsx'));

/** /practice/print: problems, cards and a certificate on paper, and a sheet that comes back. On paper there is nothing else. */
export default function PrintPage() {
  return (
    <div className={classes(page['page'], css['page'])}>
      <header className={classes(page['head'], css['head'])}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      <PaperRoom />
    </div>
  );
}
