import { expect, it } from 'vitest';
import { laterSheets, sheetsFor } from '../../../build/first-styles.ts';

const footer = { file: 'footer.css', text: '@layer components{._columns_1x45a_16{display:grid}}' };
const menu = { file: 'menu.css', text: '@layer components{._menu_9f3_2 ._tile_9f3_8{color:red}}' };

it('A document carries the styles of every part that stands in it, also of one whose code comes later', () => {
  expect(sheetsFor('<nav class="_wide_1 _columns_1x45a_16"></nav>', [footer, menu])).toEqual([footer]);
  expect(sheetsFor('<i class="_tile_9f3_8">_columns_1x45a_16</i>', [footer, menu])).toEqual([menu]);
  expect(sheetsFor('<p>plain</p>', [footer, menu])).toEqual([]);
});

it('A style sheet that is there in any case is not named twice', () => {
  const manifest = {
    app: { file: 'app.js', css: ['app.css'] },
    footer: { file: 'footer.js', css: ['footer.css'] },
    menu: { file: 'menu.js', css: ['footer.css'] },
  };
  expect(laterSheets(manifest, ['app.css'])).toEqual(['footer.css']);
});
