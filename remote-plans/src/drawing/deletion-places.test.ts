import { deletionPlaces, storedDeletion } from './deletion-places.ts';

test('a stored deletion counts from 0 and leaves its stop out; a drawing counts from 1 with both ends (spec 9)', () => {
  const stored = { id: 1, chr: 'chrX', start: 150_499, stop: 150_600, size: 101 };
  const deletion = storedDeletion(stored);
  expect(deletion).toEqual({ chr: 'chrX', start: 150_500, stop: 150_600 });
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
  expect(storedDeletion({ ...stored, start: null })).toMatchObject({ start: null });
});
