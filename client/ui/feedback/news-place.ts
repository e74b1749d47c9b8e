import { createSource } from '../../../shared/observable.ts';

/**
 * Where a result on screen has room for news that it cannot know itself: of a badge, which comes from another part of the app. What is shown
 * there is no notice elsewhere. Undefined while there is no result.
 */
export const newsPlace = createSource<HTMLElement | undefined>(undefined);

/** The ref of that place. */
export function takeNewsPlace(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined;
  newsPlace.set(place);
  return () => {
    if (newsPlace.getSnapshot() === place) newsPlace.set(undefined);
  };
}
