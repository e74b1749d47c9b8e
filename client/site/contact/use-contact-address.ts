import { useEffect, useState } from 'react';
import { untilLoaded } from '../../window/missing-chunk.ts';
import type { ContactAddress } from './contact-address.ts';

/** The code that asks the server comes after the first screen. */
async function readAddress(): Promise<ContactAddress> {
  const { readContactAddress } = await untilLoaded(() => import('./contact-address.ts'));
  return readContactAddress();
}

/** The address to write to: read when the component is first shown, and again when the network is back. */
export function useContactAddress(): ContactAddress {
  const [address, setAddress] = useState<ContactAddress>({ state: 'looking' });
  useEffect(() => {
    let isShown = true;
    const look = () =>
      void readAddress().then((found) => {
        if (isShown) setAddress(found);
      });
    look();
    addEventListener('online', look);
    return () => {
      isShown = false;
      removeEventListener('online', look);
    };
  }, []);
  return address;
}
