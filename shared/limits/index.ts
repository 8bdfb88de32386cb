export * from './account-limits.ts';
export * from './idempotency-keys.ts';
export * from './read-limits.ts';
export * from './search-limits.ts';
export * from './search-terms.ts';
export * from './text-limits.ts';
