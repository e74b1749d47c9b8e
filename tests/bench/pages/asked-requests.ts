/** A request that was made of the browser's own interface. */
interface Asked {
  readonly table: string;
  readonly index: string | undefined;
  readonly method: Method;
  readonly args: readonly unknown[];
  /** How many requests had been answered, one after another, when it was made. */
  readonly round: number;
  /** How often its cursor went on. */
  further: number;
}

/** The requests of one transaction. */
export interface AskedTogether {
  readonly tables: readonly string[];
  readonly mode: IDBTransactionMode;
  readonly durability: IDBTransactionDurability;
  readonly asked: Asked[];
}

const METHODS = ['get', 'getAll', 'getAllKeys', 'getAllRecords', 'count', 'openCursor', 'openKeyCursor', 'put', 'add', 'delete'] as const;
type Method = (typeof METHODS)[number];
type Source = IDBObjectStore | IDBIndex;
type Ask = (this: Source, ...args: unknown[]) => IDBRequest;
type Asks = { [method in Method]?: Ask };

const tableOf = (source: Source): IDBObjectStore => (source instanceof IDBIndex ? source.objectStore : source);

/** The transactions that this page makes while `work` is under way, with their requests. */
export async function askedBy(work: () => Promise<unknown>): Promise<readonly AskedTogether[]> {
  const all = new Map<IDBTransaction, AskedTogether & { answered: number }>();
  const requests = new Map<IDBRequest, Asked>();
  const note = (source: Source, method: Method, args: readonly unknown[], request: IDBRequest) => {
    const table = tableOf(source);
    const { transaction } = table;
    const { objectStoreNames, mode, durability } = transaction;
    const together = all.get(transaction) ?? { tables: [...objectStoreNames], mode, durability, asked: [], answered: 0 };
    all.set(transaction, together);
    const round = together.answered;
    const index = source instanceof IDBIndex ? source.name : undefined;
    const asked: Asked = { table: table.name, index, method, args, round, further: 0 };
    together.asked.push(asked);
    requests.set(request, asked);
    request.addEventListener('success', () => (together.answered = Math.max(together.answered, round + 1)));
  };
  const undo: (() => void)[] = [];
  for (const asks of [IDBObjectStore.prototype, IDBIndex.prototype] as unknown as readonly Asks[])
    for (const method of METHODS) {
      const ask = asks[method];
      if (!ask) continue;
      asks[method] = function (...args) {
        const request = ask.apply(this, args);
        note(this, method, args, request);
        return request;
      };
      undo.push(() => (asks[method] = ask));
    }
  const cursors: { continue: (this: IDBCursor, key?: IDBValidKey) => void } = IDBCursor.prototype;
  const go = cursors.continue;
  cursors.continue = function (key) {
    const asked = requests.get(this.request);
    if (asked) asked.further++;
    go.call(this, key);
  };
  undo.push(() => (cursors.continue = go));
  try {
    await work();
  } finally {
    for (const each of undo) each();
  }
  return [...all.values()];
}

/** Makes the same requests with nothing between: at once, or in the same rounds. Resolves when the transaction is over. */
export function askAgain(database: IDBDatabase, { tables, mode, durability, asked }: AskedTogether, inRounds: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(tables, mode, { durability });
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
    const begin = (round: number) => {
      const now = inRounds ? asked.filter((each) => each.round === round) : asked;
      let open = now.length;
      for (const each of now) ask(transaction, each, () => --open === 0 && inRounds && begin(round + 1));
    };
    begin(0);
  });
}

function ask(transaction: IDBTransaction, { table, index, method, args, further }: Asked, whenAnswered: () => void): void {
  const rows = transaction.objectStore(table);
  const source = (index === undefined ? rows : rows.index(index)) as unknown as Required<Asks>;
  const request = (source[method] as (...args: readonly unknown[]) => IDBRequest)(...args);
  let left = further;
  request.addEventListener('success', () => {
    if (left-- > 0) (request.result as IDBCursor).continue();
    else whenAnswered();
  });
}
