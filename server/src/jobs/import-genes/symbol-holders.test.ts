import { symbolHolders } from './symbol-holders.ts';

const claim = (accId: string, before: string | undefined, after: string | undefined) => ({
  accId,
  before,
  after,
});

describe('which gene has a symbol after an import', () => {
  it('is the gene that keeps it, before any that claims it', () => {
    const holders = symbolHolders(
      [['Kept', 'MGI:9']],
      [claim('MGI:1', 'One', 'Kept'), claim('MGI:2', 'Two', 'Three'), claim('MGI:3', 'Three', undefined)],
    );
    expect(Object.fromEntries(holders)).toEqual({
      Kept: 'MGI:9',
      One: 'MGI:1',
      Two: 'MGI:2',
      Three: 'MGI:3',
    });
  });

  it('is the next in a ring of genes that pass their symbols on', () => {
    const holders = symbolHolders(
      [],
      [claim('MGI:1', 'One', 'Two'), claim('MGI:2', 'Two', 'Three'), claim('MGI:3', 'Three', 'One')],
    );
    expect(Object.fromEntries(holders)).toEqual({ Two: 'MGI:1', Three: 'MGI:2', One: 'MGI:3' });
  });

  it('stays as it was along a chain whose last gene is refused', () => {
    const holders = symbolHolders(
      [['Kept', 'MGI:9']],
      [
        claim('MGI:1', 'One', 'Two'),
        claim('MGI:2', 'Two', 'Three'),
        claim('MGI:3', 'Three', 'Kept'),
        claim('MGI:4', undefined, 'One'),
      ],
    );
    expect(Object.fromEntries(holders)).toEqual({
      Kept: 'MGI:9',
      One: 'MGI:1',
      Two: 'MGI:2',
      Three: 'MGI:3',
    });
  });

  it('is the first of several new genes', () => {
    const holders = symbolHolders([], [claim('MGI:1', undefined, 'New'), claim('MGI:2', undefined, 'New')]);
    expect(Object.fromEntries(holders)).toEqual({ New: 'MGI:1' });
  });
});
