/** What a calculation in a text comes to: `3 × (4 + 1)`, `12% of 43.50`, `48² ÷ 2`; by the usual order of operations. */
export function workOut(text: string): number {
  const tokens = text.replaceAll(/(\d),(?=\d{3})/g, '$1').match(/\d+(?:\.\d+)?|of|\S/g) ?? [];
  let at = 0;
  const stuck = () => new Error(`“${text}” cannot be worked out at its sign ${at + 1}.`);

  function takes(...signs: readonly string[]): boolean {
    const isNext = signs.every((sign, n) => tokens[at + n] === sign);
    if (isNext) at += signs.length;
    return isNext;
  }
  function number(): number {
    const token = tokens[at] ?? '';
    if (!/^\d/.test(token)) throw stuck();
    at += 1;
    return Number(token);
  }
  function inBrackets(): number {
    const value = sum();
    if (!takes(')')) throw stuck();
    return value;
  }
  function factor(): number {
    const value = takes('(') ? inBrackets() : number();
    return takes('²') ? value * value : value;
  }
  /** `12% of 50` binds like a product. */
  function product(): number {
    let value = factor();
    for (;;) {
      if (takes('×')) value *= factor();
      else if (takes('÷')) value /= factor();
      else if (takes('%', 'of')) value *= factor() / 100;
      else return value;
    }
  }
  function sum(): number {
    let value = product();
    for (;;) {
      if (takes('+')) value += product();
      else if (takes('−')) value -= product();
      else return value;
    }
  }
  const value = sum();
  if (at < tokens.length) throw stuck();
  return value;
}
