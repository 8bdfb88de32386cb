import { readArguments } from './arguments.ts';
import { describeImport } from './describe-import.ts';

describe('the command line', () => {
  it('names files, of orthologs several', () => {
    expect(readArguments(['--markers', 'a.rpt', '--orthologs', 'b.rpt', '--orthologs=c.txt'])).toEqual({
      help: false,
      files: { markers: 'a.rpt', coordinates: undefined, orthologs: ['b.rpt', 'c.txt'] },
    });
  });

  it.each(['markers', 'coordinates', 'orthologs'])('reads --%s alone', (name) => {
    expect(readArguments([`--${name}`, 'a.rpt'])).toMatchObject({
      help: false,
      files: { [name]: name === 'orthologs' ? ['a.rpt'] : 'a.rpt' },
    });
  });

  it('prints help', () => {
    expect(readArguments(['--help'])).toEqual({ help: true });
  });

  it.each([
    [[], 'No file was given. See --help.'],
    [['--marker', 'a.rpt'], "Unknown option '--marker'"],
    [['a.rpt'], "Unexpected argument 'a.rpt'"],
  ])('%j is refused', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
});

it('of many refusals twenty are listed', () => {
  const refusals = Array.from({ length: 23 }, (_, line) => ({ file: 'a.rpt', line, reason: 'no' }));
  const lines = describeImport([
    { of: 'genes', added: 0, changed: 0, unchanged: 1, removed: 2, leftOut: 3, refusals },
  ]);
  expect(lines[0]).toBe('genes: 0 added, 0 changed, 1 unchanged, 2 removed, 3 rows left out, 23 refused');
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe('  and 3 more');
});
