import { createContext, Fragment, use, type ReactNode } from 'react';
import { beginOf, endOf, markOf } from '../../shared/site/template.ts';

/**
 * What the build renders of a page of the blog: its template, with marks in place of a post's texts, or the page of a post that is not
 * there. In the window it is undefined.
 */
export const BuildContext = createContext<'template' | 'no-post' | undefined>(undefined);

/** The marks of some values. */
export const marksOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, markOf(name)])) as { readonly [name in Name]: string };

interface WhenProps {
  /** Its name among the values of the template. */
  readonly name: string;
  readonly is: boolean;
  readonly children: ReactNode;
}

/** A part that is shown if `is`; in a template a section. It must not stand beside a text. */
export function When({ name, is, children }: WhenProps): ReactNode {
  if (use(BuildContext) === 'template') return inSection(name, children);
  return is && children;
}

interface EachProps<Name extends string> {
  readonly name: string;
  readonly items: readonly { readonly [name in Name]: string }[];
  readonly names: readonly Name[];
  /** Which value tells items apart. */
  readonly by: Name;
  readonly children: (item: { readonly [name in Name]: string }) => ReactNode;
}

/** A part for each item; in a template a section that is repeated. */
export function Each<Name extends string>({ name, items, names, by, children }: EachProps<Name>): ReactNode {
  if (use(BuildContext) === 'template') return inSection(name, children(marksOf(names)));
  return items.map((item) => <Fragment key={item[by]}>{children(item)}</Fragment>);
}

const inSection = (name: string, children: ReactNode): ReactNode => (
  <>
    {beginOf(name)}
    {children}
    {endOf(name)}
  </>
);
