import icon from '../../../ui/icon/icon.module.css';

/** A drawing of strokes on the grid of the icons: decoration beside a word or a label. */
export const Sign = ({ path }: { readonly path: string }) => (
  <svg className={icon['icon']} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
