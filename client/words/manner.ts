import { calm } from './en/text/calm.ts';

interface KeptRun {
  readonly data: { readonly [name: string]: unknown };
  readonly course?: string | undefined;
}

/** How a run was played that was not by the ordinary clock: "Calm", "Calm, twice the time". Of one that was left only its course is kept. */
export const mannerOf = ({ data, course }: KeptRun): string | undefined =>
  calm[String(data['clock'])] ?? (course === 'calm' ? calm['off'] : undefined);
