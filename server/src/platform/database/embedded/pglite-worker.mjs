/**
 * Entry of the worker thread with the embedded database: teaches the thread TypeScript, then runs the worker.
 * A thread cannot begin with a TypeScript file, whatever has loaded TypeScript in the thread that starts it.
 */
import { register } from 'tsx/esm/api';

register();
await import('./pglite-worker.ts');
