import { NamedList } from './named-list.ts';

const strains = new NamedList([
  { id: 1, name: 'C57BL/6NTac' },
  { id: 2, name: 'B6N' },
  { id: 3, name: 'b6n' },
]);

describe('a look-up list', () => {
  it('finds names whatever their case', () => {
    expect(strains.find('c57bl/6ntac')).toEqual({ id: 1, name: 'C57BL/6NTac' });
  });

  it('prefers the name that is written the same', () => {
    expect(strains.find('b6n')?.id).toBe(3);
    expect(strains.find('B6N')?.id).toBe(2);
    expect(strains.find('b6N')?.id).toBe(2);
  });

  it('is case sensitive where that is requested', () => {
    expect(strains.findExact('c57bl/6ntac')).toBeUndefined();
    expect(strains.findExact('C57BL/6NTac')?.id).toBe(1);
  });

  it('returns null for an absent name, an unknown name and an absent id', () => {
    expect([strains.idOf(null), strains.idOf('C3H'), strains.nameOf(null)]).toEqual([null, null, null]);
  });

  it('complains about ids and names that only a program could get wrong', () => {
    expect(() => strains.get(9)).toThrow('no entry 9');
    expect(() => strains.require('C3H')).toThrow("no 'C3H'");
  });
});
