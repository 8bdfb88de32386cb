import { readArguments } from './arguments.ts';

const ADDRESS = 'postgres://reader@old.example/gentar';

test('an address is all that must be given', () => {
  expect(readArguments(['--from', ADDRESS], {})).toEqual({
    help: false,
    from: ADDRESS,
    schema: 'public',
    dryRun: false,
    reportFolder: 'import-report',
    examples: 20,
  });
});

test('may come from the environment, where other people on the machine do not see it', () => {
  expect(readArguments([], { IMPORT_FROM: ADDRESS })).toMatchObject({ from: ADDRESS });
});

test('all options', () => {
  const line = `--from ${ADDRESS} --schema gentar --dry-run --report out --examples 5`;
  expect(readArguments(line.split(' '), {})).toEqual({
    help: false,
    from: ADDRESS,
    schema: 'gentar',
    dryRun: true,
    reportFolder: 'out',
    examples: 5,
  });
});

test('help needs nothing else', () => {
  expect(readArguments(['--help'], {})).toEqual({ help: true });
});

test.each([
  [[], /No database to import from/],
  [['--from', 'old.example'], /must be an address such as/],
  [['--from', ADDRESS, '--examples', 'many'], /--examples must be a whole number/],
  [['--from', ADDRESS, '--dryrun'], /--dryrun/],
])('%j is refused with a message', (args, message) => {
  expect(() => readArguments(args, {})).toThrow(message);
});

test('a wrong address is not printed: it may contain a password', () => {
  expect(() => readArguments(['--from', 'mysql://me:secret@old'], {})).toThrow(/^(?!.*secret)/);
});
