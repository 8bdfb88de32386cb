import { findSearchedFile, keepSearchedFile, textAsFile } from './searched-files.ts';

describe('searched files', () => {
  it('are found again by their number', () => {
    const one = textAsFile('Atrx');
    const other = textAsFile('Lbr');
    const numbers = [keepSearchedFile(one), keepSearchedFile(other)];
    expect(numbers.map(findSearchedFile)).toEqual([one, other]);
  });

  it('are unknown after the page was reloaded', () => {
    expect(findSearchedFile(4711)).toBeUndefined();
  });
});

describe('textAsFile', () => {
  it('writes a term a line and keeps the typed text', async () => {
    const searched = textAsFile('Atrx, Lbr,,\n\nMyo7a');
    expect(await searched.file.text()).toBe('Atrx\nLbr\nMyo7a');
    expect(searched.text).toBe('Atrx, Lbr,,\n\nMyo7a');
    expect(searched.file.name).toMatch(/\.csv$/);
  });

  it('quotes a term with quotes, so that the file can be read', async () => {
    expect(await textAsFile('a "b"').file.text()).toBe('"a ""b"""');
  });
});
