// What moves in the puzzle and in its celebration, without our code: the page is a still screen of either.

const TIME_MS = 100;
/** When a stage of the celebration begins, in ms from the last move. */
const STAGES_MS = [0, 1_500, 4_000] as const;
/** The cell whose tile slides into the gap, from the gap: to the right, and down. */
const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
};

function slideTiles(time: HTMLElement): void {
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-cell]')];
  const side = Math.sqrt(tiles.length + 1);
  const cells = tiles.map(({ dataset }) => Number(dataset['cell']));
  let gap = Array.from({ length: side * side }, (_, cell) => cell).find((cell) => !cells.includes(cell)) ?? 0;
  addEventListener('keydown', ({ key }) => {
    const [right, down] = STEPS[key] ?? [0, 0];
    const [x, y] = [(gap % side) + right, Math.floor(gap / side) + down];
    const tile = tiles.find(({ dataset }) => dataset['cell'] === String(y * side + x));
    if (!tile || x < 0 || x >= side) return;
    tile.dataset['cell'] = String(gap);
    tile.style.setProperty('--x', String(gap % side));
    tile.style.setProperty('--y', String(Math.floor(gap / side)));
    gap = y * side + x;
  });
  setInterval(() => (time.textContent = (performance.now() / 1000).toFixed(1)), TIME_MS);
}

function celebrate([before, ...stages]: readonly HTMLTemplateElement[]): void {
  const show = (template: HTMLTemplateElement | undefined) => {
    if (template) document.querySelector('main')?.replaceWith(template.content.cloneNode(true));
  };
  show(before);
  addEventListener('keydown', () => stages.forEach((stage, i) => setTimeout(show, STAGES_MS[i], stage)), { once: true });
}

const time = document.getElementById('bare');
if (time) slideTiles(time);
else celebrate([...document.querySelectorAll('template')]);
