export const title = 'Saved games';
export const note = 'Games are saved on this device first, and synced when there is a network and an account.';

export const takes = (size: string) => `Tenfold takes ${size} here.`;
export const lessThan = (megabytes: string) => `less than ${megabytes}\u00a0MB`;
export const size = (megabytes: string) => `${megabytes}\u00a0MB`;

export const keeps = 'This browser keeps them until you delete them.';
export const mayDelete = 'This browser may delete them when its space runs short. A synced account or a backup file keeps them.';
