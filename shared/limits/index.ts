export * from './text-limits.ts';
