import { deferredChunk } from '../../window/chunk.tsx';
import * as words from '../../words/en/classroom/class.ts';
import page from '../../ui/page.module.css';

const ClassPart = deferredChunk(() => import('./class-part.tsx'));

/** /class: the classes of whoever teaches on this device (decision D31). `?id=` names one of them. */
export default function ClassPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      <ClassPart />
    </div>
  );
}
