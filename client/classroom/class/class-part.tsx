import { useSearch } from '@tanstack/react-router';
import { Loading } from '../../progress/stored/loading.tsx';
import { useInWindow } from '../../window/use-in-window.ts';
import { ClassList } from './class-list.tsx';
import { OneClass } from './one-class.tsx';
import { viewOf } from './view.ts';

/** The list of classes, or the class that the address names. */
export default function ClassPart() {
  const isInWindow = useInWindow();
  const view = useSearch({ strict: false, select: viewOf });
  if (!isInWindow) return <Loading />;
  return view.id === undefined ? <ClassList /> : <OneClass key={view.id} {...view} id={view.id} />;
}
