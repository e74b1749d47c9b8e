import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The smallest React page that reacts to a key: it shows the digit. */
function Bare() {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => setTyped((before) => (before + event.key).slice(-3));
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return <main>{typed}</main>;
}

const root = document.getElementById('bare');
if (root) createRoot(root).render(<Bare />);
