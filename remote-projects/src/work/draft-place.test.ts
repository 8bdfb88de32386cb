import { draftPlace } from './draft-place.ts';

test.each([
  ['project-creation', 'A new project', '/projects/project-creation'],
  ['project TPN:000000042', 'Project TPN:000000042', '/projects/TPN:000000042'],
  ['plan creation TPN:000000042 production crispr', 'A new plan of TPN:000000042', '/projects/TPN:000000042'],
  ['plan PIN:0000000001', 'Plan PIN:0000000001', '/plan/PIN:0000000001'],
  ['outcome of PIN:0000000001', 'A new outcome of PIN:0000000001', '/plan/PIN:0000000001'],
  ['outcome TPO:000000000001', 'Outcome TPO:000000000001', '/outcomes/TPO:000000000001'],
  [
    'phenotyping stage of PIN:0000000001',
    'A new phenotyping stage of PIN:0000000001',
    '/plan/PIN:0000000001',
  ],
  ['phenotyping stage PSN:000000000001', 'Phenotyping stage PSN:000000000001', undefined],
  ['gene-lists', 'Gene lists', '/your-gene-list'],
  ['profile', 'Your profile', '/edit_profile'],
  ['something new', 'something new', undefined],
])('%s', (name, title, to) => {
  expect(draftPlace(name)).toEqual(to === undefined ? { title } : { title, to });
});
