import { aWholeProject } from '../testing/a-whole-project.ts';
import { updateOf, valuesOf } from './project-values.ts';

const ES_CELLS = {
  numberOfEsCellsReceived: 6,
  esCellsReceivedFromName: 'KOMP',
  esCellsReceivedOn: '2031-03-14',
  numberOfEsCellsStartingQc: 4,
  numberOfEsCellsPassingQc: 0,
  esCellQcComment: null,
};
const project = aWholeProject({ esCellDetails: ES_CELLS, completionNote: 'Effort concluded' });
const withEsCells = { hasEsCellDetails: true };

test('controls contain the values of the server, and an empty text for null', () => {
  expect(valuesOf(project)).toEqual({
    privacyName: 'public',
    recovery: true,
    comment: 'First of its kind',
    completionNote: 'Effort concluded',
    completionComment: '',
    numberOfEsCellsReceived: 6,
    esCellsReceivedFromName: 'KOMP',
    esCellsReceivedOn: '2031-03-14',
    numberOfEsCellsStartingQc: 4,
    numberOfEsCellsPassingQc: 0,
    esCellQcComment: '',
  });
});

test('what nobody touched goes back as it came', () => {
  const stored = { ...project, recovery: null, comment: '', completionNote: null };
  expect(updateOf(valuesOf(stored), stored, withEsCells)).toEqual({
    tpn: 'TPN:000000042',
    privacyName: 'public',
    recovery: null,
    esCellQcOnly: null,
    comment: '',
    completionNote: null,
    completionComment: null,
    esCellDetails: ES_CELLS,
  });
});

test('emptied controls clear their values: an empty completion note is no note (api-1 §11.4)', () => {
  const emptied = {
    ...valuesOf(project),
    comment: ' ',
    completionNote: '',
    numberOfEsCellsReceived: null,
    esCellsReceivedFromName: '',
    esCellsReceivedOn: '',
  };
  expect(updateOf(emptied, project, withEsCells)).toMatchObject({
    comment: null,
    completionNote: null,
    esCellDetails: { numberOfEsCellsReceived: null, esCellsReceivedFromName: null, esCellsReceivedOn: null },
  });
});

test('changed values are sent', () => {
  const changed = {
    ...valuesOf(project),
    recovery: false,
    comment: 'Two\nlines',
    numberOfEsCellsPassingQc: 12,
  };
  expect(updateOf(changed, project, withEsCells)).toMatchObject({
    recovery: false,
    comment: 'Two\nlines',
    esCellDetails: { numberOfEsCellsPassingQc: 12 },
  });
});

test('ES cell details are sent for ES cell projects only (spec part 1 §2)', () => {
  expect(updateOf(valuesOf(project), project, { hasEsCellDetails: false })).not.toHaveProperty(
    'esCellDetails',
  );
});
