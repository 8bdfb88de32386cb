import { nodeJest } from 'tools/jest';

export default {
  ...nodeJest(import.meta.url),
  globalSetup: '<rootDir>/src/db/test-database-setup.ts',
  // Opening a database of one's own takes about a second, and more when all cores are busy.
  testTimeout: 30_000,
};
