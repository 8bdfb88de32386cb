import { splitTerms } from './search-terms.ts';

// Spec part 1 §5: remove empty lines and duplicate commas, trim each comma-separated term.
describe('splitTerms', () => {
  it.each<[string, string, string[]]>([
    ['nothing', '', []],
    ['only blanks', '  \n\t\n ', []],
    ['only commas', ',,,\n,', []],
    ['one term', 'Atrx', ['Atrx']],
    ['the example of the hint', 'MGI:1888496, Atrx, Lbr', ['MGI:1888496', 'Atrx', 'Lbr']],
    ['one term a line', 'Atrx\nLbr', ['Atrx', 'Lbr']],
    ['lines of Windows and of old Macs', 'Atrx\r\nLbr\rMyo7a', ['Atrx', 'Lbr', 'Myo7a']],
    ['empty lines', 'Atrx\n\n\nLbr\n', ['Atrx', 'Lbr']],
    ['doubled commas', 'Atrx,,Lbr,,,Myo7a', ['Atrx', 'Lbr', 'Myo7a']],
    ['commas at the ends', ',Atrx,Lbr,', ['Atrx', 'Lbr']],
    ['a comma at the end of each line', 'Atrx,\nLbr,\n', ['Atrx', 'Lbr']],
    ['cells of a spreadsheet', 'Zfp986\tCib2\nAtrx\t', ['Zfp986', 'Cib2', 'Atrx']],
    ['semicolons', 'Zfp986;Cib2; Atrx;', ['Zfp986', 'Cib2', 'Atrx']],
    ['a semicolon in brackets stays', 'Is(In8B2-8B3.1;6C1)1Tshir;Lbr', ['Is(In8B2-8B3.1;6C1)1Tshir', 'Lbr']],
    ['blanks around terms', '  Atrx  ,\t Lbr ', ['Atrx', 'Lbr']],
    ['blanks inside a term stay', 'H2-T 22', ['H2-T 22']],
    ['signs that mean something in an address', 'a&b, 50%, #1, x+y', ['a&b', '50%', '#1', 'x+y']],
    ['a term asked twice stays twice', 'Atrx, Lbr, Atrx', ['Atrx', 'Lbr', 'Atrx']],
  ])('%s', (_what, text, terms) => {
    expect(splitTerms(text)).toEqual(terms);
  });
});
