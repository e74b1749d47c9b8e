import { useEffect, useState } from 'react';
import { readContactAddress, type ContactAddress } from './contact-address.ts';

/** The address to write to: read when the component is first shown, and again when the network is back. */
export function useContactAddress(): ContactAddress {
  const [address, setAddress] = useState<ContactAddress>({ state: 'looking' });
  useEffect(() => {
    let isShown = true;
    const look = () =>
      void readContactAddress().then((found) => {
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
