import { OfflineLine } from '../device/offline-line.tsx';

/** Whether this device can play without a network: the first thing that somebody who has many of them looks for. */
const OfflineState = () => (
  <output>
    <OfflineLine />
  </output>
);

export default OfflineState;
