import type { SwitchChoices } from '../../shared/preferences/switch-choices.ts';
import { choose, isWrittenIn } from './choose.ts';
import { foundOn, isLast, screenNow, scrollerOf } from './find.ts';
import { isLearning, switchKey } from './keys.ts';
import { createRing } from './ring.ts';
import { shownAt } from './shown.ts';
import { controlsIn, treeOf, type Group } from './tree.ts';
import { again, atNew, begin, isSamePlace, next, press, type Place } from './walk.ts';

/** At the first place, and after a choice, one has this much longer. */
const LONGER = 1.5;
/** After so many rounds without a press it waits for one. */
const ROUNDS = 2;
/** A press that comes sooner after another is the same, in ms. */
const SAME_PRESS_MS = 300;
/** What comes so soon after a choice has come of it, in ms. */
const ANSWER_MS = 1_500;
/** So long a screen may take to bring something in the place of what is gone, in ms. */
const GONE_MS = 2_000;
/** Whoever writes has the keys for so long after each of them, in ms. */
const WRITING_MS = 3_000;
/** A screen that changes is looked at this much later, in ms. */
const SOON_MS = 50;
/** How much of the window a scroll moves. */
const SCROLLED = 0.8;

const WATCHED: MutationObserverInit = {
  subtree: true,
  childList: true,
  attributeFilter: ['aria-disabled', 'aria-hidden', 'class', 'data-scan', 'data-soon', 'disabled', 'hidden', 'inert', 'open', 'tabindex'],
};

/** Goes over the screen for whoever plays by one or two switches: from place to place, by itself or by the second of them. */
export class Scanner {
  #by: SwitchChoices;
  #screen: HTMLElement = document.body;
  #page = location.pathname;
  /** Undefined while what one stood at is gone, and nothing has come in its place. */
  #place: Place<Element> | undefined;
  /** Where one was on the screens below a dialog. */
  readonly #places = new WeakMap<HTMLElement, Place<Element>>();
  /** What there was on each screen when it was last looked at. */
  readonly #known = new WeakMap<HTMLElement, ReadonlySet<Element>>();
  readonly #ring = createRing();
  #scanned: Element | undefined;
  #isResting = false;
  #rounds = 0;
  #pressedAtMs = -Infinity;
  #choseAtMs = -Infinity;
  /** Runs while what one stood at is gone. */
  #gone: ReturnType<typeof setTimeout> | undefined;
  #isGoneLong = false;
  #writesUntilMs = -Infinity;
  #step: ReturnType<typeof setTimeout> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;
  readonly #listening = new AbortController();
  readonly #watcher = new MutationObserver((records) => {
    const ring = this.#ring.element;
    const isOwn = ({ target, addedNodes, removedNodes }: MutationRecord) =>
      ring.contains(target) || [...addedNodes, ...removedNodes].some((node) => node === ring);
    if (!records.every(isOwn)) this.#lookSoon();
  });

  constructor(by: SwitchChoices) {
    this.#by = by;
    const { signal } = this.#listening;
    const early = { capture: true, signal };
    // After the window: a press ends there what is said (play/voice/read-aloud.ts), and nothing of what it is about to bring.
    document.addEventListener('keydown', (event) => this.#keyDown(event), early);
    document.addEventListener('keyup', (event) => this.#keyUp(event), early);
    document.addEventListener('pointerdown', () => this.#rest(), early);
    for (const moved of ['scroll', 'resize', 'animationend', 'transitionend'])
      addEventListener(moved, () => this.#show(), { ...early, passive: true });
    this.#watcher.observe(document.body, WATCHED);
    this.#look();
    this.#goOn(LONGER);
  }

  /** Goes on by another choice. */
  follow(by: SwitchChoices): void {
    const isSame = (Object.keys(by) as (keyof SwitchChoices)[]).every((name) => by[name] === this.#by[name]);
    if (isSame) return;
    this.#by = by;
    this.#isResting = false;
    this.#goOn(LONGER);
  }

  stop(): void {
    this.#listening.abort();
    this.#watcher.disconnect();
    clearTimeout(this.#step);
    clearTimeout(this.#soon);
    clearTimeout(this.#gone);
    this.#mark(undefined);
    this.#ring.hide();
  }

  /** A press may be what ends it. */
  get #isOver(): boolean {
    return this.#listening.signal.aborted;
  }

  #keyDown(event: KeyboardEvent): void {
    const { target, key, repeat, ctrlKey, altKey, metaKey } = event;
    if (isLearning() || event.isComposing || ctrlKey || altKey || metaKey) return;
    const now = performance.now();
    const pressed = switchKey(this.#by, event);
    if (isWrittenIn(target) && (pressed === undefined || now < this.#writesUntilMs)) {
      this.#writesUntilMs = key === 'Tab' ? now : now + WRITING_MS;
      return this.#rest();
    }
    if (pressed === undefined) return this.#rest();
    event.preventDefault();
    event.stopPropagation();
    const isSame = repeat || now < this.#pressedAtMs + SAME_PRESS_MS;
    if (isSame) return;
    this.#pressedAtMs = now;
    if (pressed === 'choose') this.#press();
    else this.#next();
  }

  /** The browser would press a button when its key comes up. */
  #keyUp(event: KeyboardEvent): void {
    const isWriting = isWrittenIn(event.target) && performance.now() < this.#writesUntilMs;
    if (isLearning() || isWriting || switchKey(this.#by, event) === undefined) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #press(): void {
    this.#rounds = 0;
    const seen = this.#place;
    this.#look();
    const isAwake = !this.#isResting;
    this.#isResting = false;
    // Only what was to be seen can have been meant.
    if (isAwake && seen && this.#place && isSamePlace(seen, this.#place)) this.#choose(this.#place);
    this.#goOn(LONGER);
  }

  #choose(place: Place<Element>): void {
    const { chosen, scroll, to } = press(place);
    this.#place = to;
    if (scroll) {
      const scroller = scrollerOf(this.#screen);
      scroller.scrollBy(0, scroller.clientHeight * (scroll === 'down' ? SCROLLED : -SCROLLED));
    }
    if (chosen) {
      this.#choseAtMs = performance.now();
      const isFrequent = place.path.some(({ after }) => after === 'again');
      choose(chosen, isFrequent);
    }
    this.#look();
  }

  #next(): void {
    this.#look();
    if (this.#place) this.#place = next(this.#place);
    if (this.#place?.index === 0) this.#rounds++;
    this.#goOn(this.#place?.index === 0 ? LONGER : 1);
    if (this.#rounds >= ROUNDS) this.#rest();
  }

  /** Waits for a press before it goes on. */
  #rest(): void {
    clearTimeout(this.#step);
    this.#rounds = 0;
    if (this.#by.switches === 'one') this.#isResting = true;
    this.#show();
  }

  #goOn(longer: number): void {
    clearTimeout(this.#step);
    if (this.#isOver) return;
    if (this.#by.switches === 'one' && !this.#isResting) this.#step = setTimeout(() => this.#next(), this.#by.paceMs * longer);
    this.#show(true);
  }

  #lookSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      if (this.#look()) this.#goOn(LONGER);
      else this.#show();
    }, SOON_MS);
  }

  /** Finds its place on the screen as it is now. Returns whether that is another one. */
  #look(): boolean {
    const screen = screenNow();
    const isOther = screen !== this.#screen;
    if (isOther && this.#place) this.#places.set(this.#screen, this.#place);
    const isOtherPage = location.pathname !== this.#page;
    const before = isOther ? this.#places.get(screen) : this.#place;
    this.#screen = screen;
    this.#page = location.pathname;
    const root = treeOf(foundOn(screen));
    // Header and footer stay, but another page is begun at its beginning.
    const same = root && before && !isOtherPage ? again(root, before) : undefined;
    const found = root && (this.#arrived(root, same) ?? same ?? this.#afterAll(root));
    this.#known.set(screen, new Set(root && controlsIn(root)));
    const isMoved = found !== same || isOther;
    if (found) this.#found();
    this.#place = found;
    return isMoved && found !== undefined;
  }

  /** What a choice has brought, or what has come in the place of what is gone. */
  #arrived(root: Group<Element>, same: Place<Element> | undefined): Place<Element> | undefined {
    if (same && performance.now() > this.#choseAtMs + ANSWER_MS) return undefined;
    const frequent = same?.path.find(({ after }) => after === 'again')?.of;
    const known = this.#known.get(this.#screen);
    // What leaves a game is new with it, and comes before the rest of it.
    return atNew(root, (control) => known?.has(control) !== true && frequent?.contains(control) !== true && !isLast(control));
  }

  /** The beginning of a screen that has brought nothing for a while: what one was about to press must not become something else. */
  #afterAll(root: Group<Element>): Place<Element> | undefined {
    if (this.#isGoneLong) return begin(root);
    // The timer says so itself: a clock may not have come quite as far when it ends.
    this.#gone ??= setTimeout(() => {
      this.#isGoneLong = true;
      this.#lookSoon();
    }, GONE_MS);
    return undefined;
  }

  #found(): void {
    clearTimeout(this.#gone);
    this.#gone = undefined;
    this.#isGoneLong = false;
  }

  /** @param isStep whether it is brought into sight. */
  #show(isStep = false): void {
    if (this.#isOver) return;
    const place = this.#place;
    const shown = place && shownAt(place, this.#isResting);
    this.#mark(shown?.scanned);
    if (!shown?.reached.every(({ isConnected }) => isConnected)) return this.#ring.hide();
    if (isStep) for (const control of shown.reached) control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    this.#ring.show(this.#screen, { ...shown, box: shown.box() });
  }

  /** Styles show what is out of sight until it is reached. */
  #mark(reached: Element | undefined): void {
    const element = reached?.closest('[data-scan]') ?? reached;
    if (this.#scanned === element) return;
    this.#scanned?.removeAttribute('data-scanned');
    element?.setAttribute('data-scanned', '');
    this.#scanned = element;
  }
}
