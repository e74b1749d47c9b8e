import { expect, it } from 'vitest';
import { entryOf, staticClosure, stylesOf } from '../../../build/chunk-graph.ts';

const manifest = {
  'index.html': { file: 'index.js', imports: ['react', 'sheet'], css: ['index.css'] },
  react: { file: 'react.js' },
  sheet: { file: 'sheet.js', imports: ['react'], css: ['sheet.css'] },
  page: { file: 'page.js', imports: ['sheet', 'index.html'], css: ['page.css'] },
};

it('A document names each chunk once, what is imported before what imports it', () => {
  const files = staticClosure(manifest, ['index.html', 'page']).map((chunk) => chunk.file);
  expect(files).toEqual(['react.js', 'sheet.js', 'index.js', 'page.js']);
});

it('A page without a chunk of its own stops the build', () => {
  expect(() => staticClosure(manifest, ['gone'])).toThrow('no chunk of gone');
});

it('Style sheets apply in the order of the imports', () => {
  expect(stylesOf(staticClosure(manifest, ['page']))).toEqual(['sheet.css', 'index.css', 'page.css']);
});

it('A document starts with the script the built page names, and a page without one stops the build', () => {
  const script = (file: string) => `<script type="module" crossorigin src="/${file}"></script>`;
  expect(entryOf(manifest, script('index.js'))).toBe('index.html');
  expect(entryOf(manifest, script('react.js') + script('index.js'))).toBe('index.html');
  expect(() => entryOf(manifest, script('gone.js'))).toThrow('starts no script');
});
