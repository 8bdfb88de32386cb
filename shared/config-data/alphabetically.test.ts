import { alphabetically } from './alphabetically.ts';

test('names are in alphabetical order, whatever their case', () => {
  const names = [
    'UCD',
    'HMGU',
    'Harwell',
    'CAM-SU GRC',
    'BCM',
    'EMBL-Rome',
    'EBI - Informatics Support',
    'bcm',
  ];
  expect(names.toSorted(alphabetically)).toEqual([
    'BCM',
    'bcm',
    'CAM-SU GRC',
    'EBI - Informatics Support',
    'EMBL-Rome',
    'Harwell',
    'HMGU',
    'UCD',
  ]);
});
