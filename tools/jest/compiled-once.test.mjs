import vm from 'node:vm';
import { compileFunction } from './compiled-once.mjs';

const FILE = '/somewhere/module.js';
/** What a module returns. @param {string} source @param {import('node:vm').Context} [context] @param {string} [filename] */
const call = (source, context, filename = FILE) =>
  compileFunction(source, ['exports'], { filename, parsingContext: context })({});

test('a module has the globals and the state of the context that it runs in', () => {
  const [first, second] = [vm.createContext({ name: 'first' }), vm.createContext({ name: 'second' })];
  const source = 'globalThis.times = (globalThis.times ?? 0) + 1; return `${name} ${globalThis.times}`;';
  expect([call(source, first), call(source, first), call(source, second)]).toEqual([
    'first 1',
    'first 2',
    'second 1',
  ]);
});

test('a module has the language of its context, and may use its names for something else', () => {
  const context = vm.createContext({});
  expect(call('return [Array, Promise]', context)).toEqual([
    vm.runInContext('Array', context),
    vm.runInContext('Promise', context),
  ]);
  expect(call('const Map = 1; function Set() { return Map; } return Set();', context)).toBe(1);
});

test('is compiled once, and again when it has changed', () => {
  const { Script } = vm;
  const compile = jest.spyOn(vm, 'Script').mockImplementation((...parts) => new Script(...parts));
  const context = vm.createContext({});
  const results = ['return 1', 'return 1', 'return 2'].map((source) => call(source, context, '/other.js'));
  expect(results).toEqual([1, 1, 2]);
  expect(compile).toHaveBeenCalledTimes(2);
  compile.mockRestore();
});

test('an error names the line and the column of the file, in the first line too', () => {
  const failing = 'try { null.a } catch (error) { return error.stack }';
  expect(call(failing)).toContain(`${FILE}:1:12`);
  expect(call(`\n${failing}`)).toContain(`${FILE}:2:12`);
});

test('a module that ends with a comment is whole', () => {
  expect(call('return 3; // the end')).toBe(3);
});

test('what cannot be read is a syntax error with its file', () => {
  expect(() => call('return (')).toThrow(expect.objectContaining({ name: 'SyntaxError' }));
});
