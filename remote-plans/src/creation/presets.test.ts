import { aConfiguration } from 'shared/testing';
import { presetsOf } from './presets.ts';

const lists = aConfiguration();
const FIRST = { attemptTypeName: 'crispr', workUnitName: 'JAX' };

const read = (query: string) => presetsOf(new URLSearchParams(query), FIRST, lists);

// Texts of ui-screens 9: the attempt type stands in quotes, the plan type does not.
test.each([
  ['', '', '', []],
  ['planType=phenotyping', 'phenotyping', '', []],
  ['planType=production&attemptType=crispr', 'production', 'crispr', []],
  ['planType=x', '', '', ['Plan type x is not valid. The valid options are: production, phenotyping']],
  [
    'planType=x&attemptType=crispr',
    '',
    '',
    ['Plan type x is not valid. The valid options are: production, phenotyping'],
  ],
  [
    'planType=production&attemptType=y',
    'production',
    '',
    ['Attempt type "y" is not valid. The valid options are: crispr'],
  ],
  [
    'planType=production&attemptType=es%20cell',
    'production',
    '',
    ['Attempt type "es cell" is not valid. The valid options are: crispr'],
  ],
])(
  '?%s presets the types "%s" and "%s", with the problems %j',
  (query, typeName, attemptTypeName, problems) => {
    expect(read(query)).toEqual({ typeName, attemptTypeName, problems });
  },
);
