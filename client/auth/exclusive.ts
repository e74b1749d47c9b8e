export type Exclusive = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs `work` in one tab at a time, under a Web Lock. Web Locks are missing on plain http and refused in some frames. Then two tabs may
 * refresh at once, which the server tolerates (protocol, "Refresh tokens").
 */
export const exclusive: Exclusive = async (name, work) => {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (!locks) return work();
  let begun = false;
  try {
    return await locks.request(`tenfold-${name}`, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    if (begun) throw error;
    return work();
  }
};
