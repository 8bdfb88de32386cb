import { createRequire } from 'node:module';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';

const JsdomEnvironment = createRequire(import.meta.url)('jest-fixed-jsdom');

/**
 * Where a test file of a browser package runs: screens (`.test.tsx`) in jsdom with the fetch classes of Node, rules
 * (`.test.ts`) in Node, which starts in a sixth of the time. A rule that reads the browser asks for jsdom in its first
 * line: `@jest-environment jest-fixed-jsdom`.
 */
export default class BrowserPackageEnvironment {
  /** @param {ConstructorParameters<typeof NodeEnvironment>} settings of Jest, and the file */
  constructor(...settings) {
    const [, { testPath }] = settings;
    const Environment = testPath.endsWith('.tsx') ? JsdomEnvironment : NodeEnvironment;
    return new Environment(...settings);
  }
}
