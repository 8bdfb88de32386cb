import { serverJest } from 'tools/jest';

/** Dependencies that use `import()` or are ES modules, which Jest cannot load untranslated. */
const TRANSLATED = [
  'typebox',
  'jose',
  'openid-client',
  'oauth4webapi',
  '@electric-sql',
  '@fastify/cookie',
  'cookie',
  'content-disposition',
  '@opentelemetry/otlp-exporter-base',
];

export default {
  ...serverJest(import.meta.url),
  testEnvironment: '<rootDir>/testing/database/environment.ts',
  globalSetup: '<rootDir>/testing/database/setup.ts',
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm|${TRANSLATED.join('|')})`],
  // Opening a database of one's own takes about a second, and more when all cores are busy.
  testTimeout: 30_000,
};
