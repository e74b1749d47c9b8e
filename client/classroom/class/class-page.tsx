import { useSearch } from '@tanstack/react-router';
import { deferredChunk } from '../../window/chunk.tsx';
import { useInWindow } from '../../window/use-in-window.ts';
import { viewOf } from './view.ts';
import * as words from '../../words/en/classroom/class.ts';
import page from '../../ui/page.module.css';

const ClassPart = deferredChunk(() => import('./class-part.tsx'));

/** /class: the classes of whoever teaches on this device (decision D31). `?id=` names one of them. */
export default function ClassPage() {
  const isInWindow = useInWindow();
  const isOneOpen = useSearch({ strict: false, select: (search) => viewOf(search).id !== undefined });
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        {/* The document names no class. Below the name of one, what it is about is known. */}
        {isInWindow && isOneOpen ? null : <p className={page['lead']}>{words.lead}</p>}
      </header>
      <ClassPart />
    </div>
  );
}
