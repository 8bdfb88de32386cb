import { deletionPlaces } from './mutation-drawing.tsx';

test('deletions are drawn by their names or numbers, on the build of mutations', () => {
  const deletion = { chr: 'chrX', start: 150_500, stop: 150_600 };
  expect(deletionPlaces([deletion, { name: 'Mutation 2', chr: null, start: null, stop: null }])).toEqual([
    {
      kind: 'deletion',
      id: 'deletion 0',
      name: 'Deletion 1',
      genomeBuild: 'GRCm39',
      chr: 'chrX',
      start: 150_500,
      stop: 150_600,
    },
    expect.objectContaining({ id: 'deletion 1', name: 'Mutation 2', chr: null }),
  ]);
});
