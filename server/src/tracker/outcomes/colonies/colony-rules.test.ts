import type { StageProgress } from '../../phenotyping/submitted-data.ts';
import { changedColony, newColony } from './colony-rules.ts';
import type { ColonyDraft } from './colony-values.ts';

const DRAFT = { name: 'NL-1', strainId: 1, genotypingComment: null, products: [] };
const OTHER_STRAIN = 2;
const LEADING = 'The colony name contains leading or trailing spaces.';
const ACTIVE_DATA =
  'The name and/or the background strain can not be change because the colony has active phenotyping data associated with it.';

describe('a new colony (api-2 §13.2)', () => {
  it('is accepted as it is', () => {
    expect(newColony(DRAFT, false)).toEqual(DRAFT);
  });

  it.each<[string, Partial<ColonyDraft>, boolean, string]>([
    ['without a name', { name: null }, false, '[Colony name] cannot be null.'],
    ['with a blank name', { name: ' \t' }, false, '[Colony name] cannot be null.'],
    ['with neither name nor strain', { name: '', strainId: null }, false, '[Colony name] cannot be null.'],
    ['without a strain', { strainId: null }, false, '[Background Strain] cannot be null.'],
    [
      'without a strain, and with spaces',
      { name: 'a ', strainId: null },
      false,
      '[Background Strain] cannot be null.',
    ],
    ['with a space before the name', { name: ' NL-1' }, false, LEADING],
    ['with a space after the name', { name: 'NL-1 ' }, false, LEADING],
    ['with a blank of no width', { name: 'NL\u200b-1' }, false, 'characters that cannot be seen'],
    ['with a line break', { name: 'NL\n-1' }, false, 'characters that cannot be seen'],
    ['of a name that is taken', {}, true, 'The colony [NL-1] already exists.'],
    ['of a name that is taken, with spaces', { name: 'NL-1 ' }, true, LEADING],
  ])('is refused %s', (_case, draft, isNameTaken, message) => {
    expect(() => newColony({ ...DRAFT, ...draft }, isNameTaken)).toThrow(message);
  });
});

describe('a changed colony (api-2 §13.2)', () => {
  const before = { name: 'NL-1', strainId: 1 };

  it('may get another name and another strain while nobody has phenotyping data of it', () => {
    const draft = { ...DRAFT, name: 'NL-2', strainId: OTHER_STRAIN };
    expect(changedColony(draft, before, [])).toEqual(draft);
  });

  it.each<[string, Partial<ColonyDraft>, string]>([
    ['without a strain', { strainId: null }, "Strain 'null' does not exist."],
    ['with neither name nor strain', { name: null, strainId: null }, "Strain 'null' does not exist."],
    ['without a name', { name: null }, '[Colony name] cannot be null.'],
    ['with a blank name', { name: '  ' }, '[Colony name] cannot be null.'],
    ['with spaces around the name', { name: ' NL-2 ' }, LEADING],
  ])('is refused %s', (_case, draft, message) => {
    expect(() => changedColony({ ...DRAFT, ...draft }, before, [])).toThrow(message);
  });

  it.each<[StageProgress, boolean]>([
    [{ typeName: 'early adult and embryo', statusOrdering: 252_999 }, true],
    [{ typeName: 'early adult and embryo', statusOrdering: 253_000 }, false],
    [{ typeName: 'early adult and embryo', statusOrdering: 257_000 }, false],
    [{ typeName: 'late adult', statusOrdering: 300_999 }, true],
    [{ typeName: 'late adult', statusOrdering: 301_000 }, false],
    [{ typeName: 'haplo-essential', statusOrdering: 267_000 }, true],
  ])('with a stage %j may be renamed: %s', (stage, isAllowed) => {
    const rename = () => changedColony({ ...DRAFT, name: 'NL-2' }, before, [stage]);
    const breed = () => changedColony({ ...DRAFT, strainId: OTHER_STRAIN }, before, [stage]);
    for (const change of [rename, breed])
      if (isAllowed) expect(change).not.toThrow();
      else expect(change).toThrow(ACTIVE_DATA);
  });

  it('keeps its comment open when there are phenotyping data', () => {
    const draft = { ...DRAFT, genotypingComment: 'repeat needed' };
    const stages = [{ typeName: 'late adult', statusOrdering: 305_000 }];
    expect(changedColony(draft, before, stages).genotypingComment).toBe('repeat needed');
  });
});
