/**
 * A disk that does not answer: another connection holds a write on all tables of a database that is there, until the result is called.
 * It makes requests all the time, for a transaction without any would end.
 */
export async function holdUp(factory: IDBFactory, name: string): Promise<() => Promise<void>> {
  const db = await answered(factory.open(name));
  const transaction = db.transaction([...db.objectStoreNames], 'readwrite');
  const ended = new Promise<void>((resolve) => {
    transaction.oncomplete = () => resolve();
  });
  const [first = ''] = db.objectStoreNames;
  let held = true;
  const ask = () => {
    transaction.objectStore(first).count().onsuccess = () => {
      if (held) ask();
    };
  };
  ask();
  return async () => {
    held = false;
    await ended;
    db.close();
  };
}

/** What the request gives. */
export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });
}
