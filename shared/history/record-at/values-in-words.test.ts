import { changedOnly, valuesInWords } from './values-in-words.ts';

const RECORD = {
  fields: [{ field: 'comment', then: '', now: null }],
  elements: [
    { field: 'crisprAttempt.guides.[1]', then: 'sequence=ACGT, pam=TGG', now: null },
    { field: 'crisprAttempt.guides.[2]', then: 'sequence=GGGG, pam=AGG', now: 'sequence=GGGG, pam=AGG' },
    { field: 'mutations.[3]', then: null, now: 'Cib2<em1(IMPC)J>' },
  ],
};

test('the elements of a list are together below its name, in words', () => {
  expect(valuesInWords(RECORD)).toEqual([
    {
      label: 'CRISPR Attempt › Guides',
      values: [
        { then: 'Sequence: ACGT, PAM: TGG', now: null, hasChanged: true },
        { then: 'Sequence: GGGG, PAM: AGG', now: 'Sequence: GGGG, PAM: AGG', hasChanged: false },
      ],
    },
    { label: 'Mutations', values: [{ then: null, now: 'Cib2<em1(IMPC)J>', hasChanged: true }] },
  ]);
});

test('what has changed since is left of a list, and lists without are left out', () => {
  const changed = changedOnly(valuesInWords(RECORD));
  expect(changed.map(({ label, values }) => [label, values.length])).toEqual([
    ['CRISPR Attempt › Guides', 1],
    ['Mutations', 1],
  ]);
});
