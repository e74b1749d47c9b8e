import { useSearch } from '@tanstack/react-router';
import { classes } from '../../ui/classes.ts';
import { deferredChunk } from '../../window/chunk.tsx';
import { useInWindow } from '../../window/use-in-window.ts';
import { viewOf } from './view.ts';
import * as words from '../../words/en/classroom/class.ts';
import page from '../../ui/page.module.css';
import css from './class-page.module.css';

const ClassPart = deferredChunk(() => import('./class-part.tsx'));

/** /class: the classes of whoever teaches on this device (decision D31). `?id=` names one of them. */
export default function ClassPage() {
  const isInWindow = useInWindow();
  const { id, paper } = useSearch({ strict: false, select: viewOf });
  return (
    <div className={classes(page['page'], isInWindow && paper && css['paper'])}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        {/* The document names no class. Below the name of one, what it is about is known. */}
        {isInWindow && id !== undefined ? null : <p className={page['lead']}>{words.lead}</p>}
      </header>
      <ClassPart />
    </div>
  );
}
