import { anEsCellAttempt, anEsCellPlan } from '../../testing/index.ts';
import type { EsCellAttempt } from 'shared/contract';
import { esCellValuesOf } from './es-cell-values.ts';
import { esCellWarnings, type CountedSection } from './es-cell-warnings.ts';

const NOTHING = {
  ...{ totalBlastsInjected: null, totalTransferred: null, totalPupsBorn: null },
  ...{ totalFemaleChimeras: null, totalMaleChimeras: null, numberOfMalesWith100PercentChimerism: null },
  ...{ numberOfChimeraMatingsAttempted: null, numberOfChimeraMatingsSuccessful: null },
  ...{ numberOfMalesWith0To39PercentChimerism: null, numberOfMalesWith40To79PercentChimerism: null },
  numberOfMalesWith80To99PercentChimerism: null,
  ...{ miDate: null, dateChimerasMated: null },
};

test.each<[CountedSection, Partial<EsCellAttempt>, string[]]>([
  ['esCellTransfer', {}, []],
  ['esCellTransfer', { totalBlastsInjected: 40, totalTransferred: 40 }, []],
  [
    'esCellTransfer',
    { totalBlastsInjected: 40, totalTransferred: 41 },
    ['Total Transferred (41) is more than the blastocysts injected (40).'],
  ],
  [
    'esCellLitter',
    { totalTransferred: 20, totalPupsBorn: 21, totalMaleChimeras: 22 },
    [
      'Total Pups Born (21) is more than the blastocysts transferred (20).',
      'Total Male Chimeras (22) is more than the pups born (21).',
    ],
  ],
  [
    'esCellLitter',
    { totalMaleChimeras: 3, numberOfMalesWith100PercentChimerism: 5 },
    ['Number of Males with 100% Chimerism (5) is more than the male chimeras (3).'],
  ],
  [
    'esCellMating',
    { numberOfChimeraMatingsAttempted: 2, numberOfChimeraMatingsSuccessful: 9 },
    ['Number Of Chimera Matings Successful (9) is more than the matings attempted (2).'],
  ],
  [
    'esCellMating',
    { miDate: '2026-03-02', dateChimerasMated: '2026-02-01' },
    ['Chimeras were mated (2026-02-01) before the MI date (2026-03-02).'],
  ],
  ['esCellMating', { miDate: '2026-03-02', dateChimerasMated: '2026-05-01' }, []],
])('%s of %j: %j', (section, attempt, warnings) => {
  const plan = anEsCellPlan({ esCellAttempt: anEsCellAttempt({ ...NOTHING, ...attempt }) });
  expect(esCellWarnings(section, esCellValuesOf(plan))).toEqual(warnings);
});
