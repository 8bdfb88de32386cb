import { restrictedVersion } from 'shared/testing';
import { rowKey } from './result-row.ts';

describe('rowKey', () => {
  it('differs between rows of a repeated term', () => {
    const row = { input: 'Atrx', project: restrictedVersion('TPN:000000001'), comment: null };
    expect(rowKey(row, 0)).not.toBe(rowKey(row, 1));
  });
});
