import type { HistoryDetail } from 'shared/contract';
import { collection, type AuditTree } from './audit-tree.ts';
import { differences } from './differences.ts';

const changed = (field: string, oldValue: string | null, newValue: string | null): HistoryDetail => ({
  field,
  oldValue,
  newValue,
  note: 'Field changed',
});

describe('simple fields', () => {
  it.each<[string, AuditTree, AuditTree, HistoryDetail[]]>([
    ['text', { comment: 'a' }, { comment: 'b' }, [changed('comment', 'a', 'b')]],
    ['a first value', { comment: null }, { comment: 'b' }, [changed('comment', null, 'b')]],
    ['a cleared value', { comment: 'a' }, { comment: null }, [changed('comment', 'a', null)]],
    ['an empty text is a value', { comment: null }, { comment: '' }, [changed('comment', null, '')]],
    ['numbers', { count: 0 }, { count: 1.5 }, [changed('count', '0', '1.5')]],
    ['yes and no', { recovery: false }, { recovery: true }, [changed('recovery', 'false', 'true')]],
    ['no value and no', { recovery: null }, { recovery: false }, [changed('recovery', null, 'false')]],
    ['equal values', { comment: 'a', count: 1 }, { comment: 'a', count: 1 }, []],
  ])('%s', (_case, before, after, details) => {
    expect(differences(before, after)).toEqual(details);
  });
});

describe('references', () => {
  it('show as their fields', () => {
    expect(differences({ privacy: { name: 'public' } }, { privacy: { name: 'restricted' } })).toEqual([
      changed('privacy.name', 'public', 'restricted'),
    ]);
  });

  it.each<[string, AuditTree, AuditTree, HistoryDetail[]]>([
    ['set', { note: null }, { note: { text: 'a', code: null } }, [changed('note.text', null, 'a')]],
    ['cleared', { note: { text: 'a' } }, { note: null }, [changed('note.text', 'a', null)]],
    ['set to a record without values', { note: null }, { note: { text: null } }, []],
  ])('%s', (_case, before, after, details) => {
    expect(differences(before, after)).toEqual(details);
  });
});

interface Guide {
  id: number;
  sequence: string | null;
  format?: string | null;
}

const guides = (...list: Guide[]): AuditTree => ({
  guides: collection(
    list,
    ({ id }) => id,
    ({ sequence, format }) => ({ sequence, format: format === undefined ? null : { name: format } }),
  ),
});

describe('collections', () => {
  it('contain an added element, and its fields', () => {
    expect(differences(guides(), guides({ id: 7, sequence: 'ACGT', format: 'RNA' }))).toEqual([
      {
        field: 'guides.[7]',
        oldValue: null,
        newValue: 'sequence=ACGT, format.name=RNA',
        note: 'Element added',
      },
      changed('guides.[7].format.name', null, 'RNA'),
      changed('guides.[7].sequence', null, 'ACGT'),
    ]);
  });

  it('contain a removed element, and its fields', () => {
    expect(differences(guides({ id: 7, sequence: 'ACGT' }), guides())).toEqual([
      { field: 'guides.[7]', oldValue: 'sequence=ACGT', newValue: null, note: 'Element removed' },
      changed('guides.[7].sequence', 'ACGT', null),
    ]);
  });

  it('contain a changed element, and which of its fields changed', () => {
    const before = guides({ id: 7, sequence: 'ACGT', format: 'RNA' });
    expect(differences(before, guides({ id: 7, sequence: 'ACGG', format: 'RNA' }))).toEqual([
      {
        field: 'guides.[7]',
        oldValue: 'sequence=ACGT, format.name=RNA',
        newValue: 'sequence=ACGG, format.name=RNA',
        note: 'Element changed',
      },
      changed('guides.[7].sequence', 'ACGT', 'ACGG'),
    ]);
  });

  it('do not mind the order of their elements', () => {
    const [one, two] = [
      { id: 7, sequence: 'A' },
      { id: 8, sequence: 'C' },
    ];
    expect(differences(guides(one, two), guides(two, one))).toEqual([]);
  });

  it('of simple values have the value in the path and no lines below', () => {
    const funders = (...names: string[]) => ({
      funders: collection(
        names,
        (name) => name,
        (name) => name,
      ),
    });
    expect(differences(funders('NIH', 'MRC'), funders('MRC', 'EU'))).toEqual([
      { field: 'funders.[EU]', oldValue: null, newValue: 'EU', note: 'Element added' },
      { field: 'funders.[NIH]', oldValue: 'NIH', newValue: null, note: 'Element removed' },
    ]);
  });

  it('that are empty equal none', () => {
    expect(differences({ guides: null }, guides())).toEqual([]);
    expect(differences(null, guides())).toEqual([]);
  });

  it('within a changed element are followed too', () => {
    const location = (start: number) => ({
      sequences: collection(
        [{ id: 1, places: [{ id: 2, start }] }],
        ({ id }) => id,
        ({ places }) => ({
          places: collection(
            places,
            (place) => place.id,
            (place) => ({ start: place.start }),
          ),
        }),
      ),
    });
    expect(differences(location(10), location(11)).map(({ field, note }) => `${note} ${field}`)).toEqual([
      'Element changed sequences.[1]',
      'Element changed sequences.[1].places.[2]',
      'Field changed sequences.[1].places.[2].start',
    ]);
  });

  it('cannot have two elements of one key', () => {
    expect(() => guides({ id: 7, sequence: 'A' }, { id: 7, sequence: 'C' })).toThrow('share a key');
  });
});

it('sorts by path in plain string order', () => {
  const after = { a: { z: 1 }, 'a-b': 1, B: 1, b: 1 };
  expect(differences(null, after).map(({ field }) => field)).toEqual(['B', 'a-b', 'a.z', 'b']);
});
