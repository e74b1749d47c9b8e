import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { untilLoaded } from './missing-part.ts';

/** A component that is loaded when it is shown. While it cannot be loaded, its place stays as it is and nothing around it breaks. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ readonly default: (props: Props) => ReactNode }>,
): LazyExoticComponent<ComponentType<Props>> => lazy<ComponentType<Props>>(() => untilLoaded(load));
