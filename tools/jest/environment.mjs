import { createRequire } from 'node:module';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import { compileModulesOnce } from './compiled-once.mjs';

const JsdomEnvironment = createRequire(import.meta.url)('jest-fixed-jsdom');

compileModulesOnce();

/**
 * Where a test file runs: screens (`.test.tsx`) in jsdom with the fetch classes of Node, rules (`.test.ts`) and tools in
 * Node, which starts in a sixth of the time. A rule that reads the browser asks for jsdom in its first line:
 * `@jest-environment jest-fixed-jsdom`.
 */
export default class TestEnvironment {
  /** @param {ConstructorParameters<typeof NodeEnvironment>} settings of Jest, and the file */
  constructor(...settings) {
    const [, { testPath }] = settings;
    const Environment = testPath.endsWith('.tsx') ? JsdomEnvironment : NodeEnvironment;
    return new Environment(...settings);
  }
}
