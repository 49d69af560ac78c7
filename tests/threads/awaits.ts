// A module with a top-level await, as the catalogue of steps is one.
await Promise.resolve();
export const awaited = true;
