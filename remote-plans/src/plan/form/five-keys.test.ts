import { findTargets, targetsOf } from 'shared/edit-form';
import { crisprForm } from '../../attempts/crispr/crispr-form.tsx';
import { esCellForm } from '../../attempts/es-cell/es-cell-form.tsx';
import { phenotypingForm } from '../../attempts/phenotyping/phenotyping-form.tsx';
import { planDetails } from '../details/plan-details.tsx';
import { planStatus } from '../status/plan-status.tsx';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
/** Alt+G and Enter are the other two. */
const QUERIES = [
  ...LETTERS,
  ...LETTERS.flatMap((one) => LETTERS.map((other) => one + other)),
  ...LETTERS.flatMap((one) => LETTERS.flatMap((other) => LETTERS.map((third) => one + other + third))),
];

test.each([
  ['crispr', crisprForm.sections],
  ['es cell', esCellForm.sections],
  ['phenotyping', phenotypingForm.sections],
])('from anywhere in a %s plan every field is at most five keys away', (_kind, sections) => {
  const targets = targetsOf([planStatus, planDetails, ...sections]);
  const missing = new Set(targets.map(({ name }) => name));
  for (const query of QUERIES) {
    const [first] = findTargets(query, targets);
    if (first !== undefined) missing.delete(first.name);
    if (missing.size === 0) break;
  }
  expect([...missing]).toEqual([]);
});
