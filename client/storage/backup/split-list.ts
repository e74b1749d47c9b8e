/** A text between two commas of a JSON list, as it stands there. */
export interface Piece {
  readonly text: string;
  /** The line of the file where it begins, counted from 1. */
  readonly line: number;
}

/**
 * Splits the text of a JSON list into the texts of its elements, however it is spaced. It comes in slices of any length.
 *
 * Line ends keep a damage to one element: in a file as it was written each element has a line of its own, which begins with its comma, and
 * in any JSON a text between quotes ends in its line.
 */
export class ListSplitter {
  /** How many brackets and braces are open; 1 between the elements of the list. */
  #depth = 0;
  #isQuoted = false;
  #isEscaped = false;
  #last = '';
  #line = 1;
  #piece = '';
  #pieceLine = 1;

  /** How long the piece is that has no end yet. */
  get waiting(): number {
    return this.#piece.length;
  }

  /** The pieces that end in a slice. */
  take(slice: string): readonly Piece[] {
    const found: Piece[] = [];
    let from = 0;
    const end = (at: number) => {
      const text = (this.#piece + slice.slice(from, at)).trim();
      if (text !== '') found.push({ text, line: this.#pieceLine });
      this.#piece = '';
      from = at + 1;
    };
    for (let at = 0; at < slice.length; at++) {
      const sign = slice.charAt(at);
      if (this.#isEnd(sign)) end(at);
      // Blanks before a piece are not of it.
      if (from === at && this.#piece === '' && sign.trim() === '') from = at + 1;
      if (from === at + 1) this.#pieceLine = this.#line;
    }
    this.#piece += slice.slice(from);
    return found;
  }

  /** What came after the last piece: an element that was cut off. */
  rest(): readonly Piece[] {
    const text = this.#piece.trim();
    return text === '' ? [] : [{ text, line: this.#pieceLine }];
  }

  /** Whether a piece ends before this character, which is then no part of one. */
  #isEnd(sign: string): boolean {
    const before = this.#last;
    this.#last = sign;
    if (isLineEnd(sign)) {
      if (!(sign === '\n' && before === '\r')) this.#line += 1;
      this.#isQuoted = false;
      this.#isEscaped = false;
      return this.#depth <= 1;
    }
    return this.#isQuoted ? this.#quoted(sign) : this.#plain(sign, isLineEnd(before));
  }

  #quoted(sign: string): boolean {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (sign === '\\') this.#isEscaped = true;
    else if (sign === '"') this.#isQuoted = false;
    return false;
  }

  #plain(sign: string, beginsLine: boolean): boolean {
    if (sign === '"') this.#isQuoted = true;
    if (sign === ',' && beginsLine) this.#depth = 1;
    if (sign === '[' || sign === '{') {
      this.#depth += 1;
      return this.#depth === 1;
    }
    if (sign === ']' || sign === '}') {
      this.#depth = Math.max(0, this.#depth - 1);
      return this.#depth === 0;
    }
    return sign === ',' && this.#depth <= 1;
  }
}

const isLineEnd = (sign: string): boolean => sign === '\n' || sign === '\r';
