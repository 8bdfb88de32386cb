import { changePlace } from 'shared/domain';
import { changeText } from './change-text.ts';
import { aChange } from './testing/a-work.ts';

test.each([
  ['a project', { pin: null, planTypeName: null }, 'TPN:000000042', '/projects/TPN:000000042'],
  ['a production plan', {}, 'PIN:0000000001', '/projects/TPN:000000042/production-plan/PIN:0000000001'],
  [
    'a phenotyping plan',
    { planTypeName: 'phenotyping' },
    'PIN:0000000001',
    '/projects/TPN:000000042/phenotyping-plan/PIN:0000000001',
  ],
  [
    'a colony, and its mutations',
    { tpo: 'TPO:000000000001' },
    'TPO:000000000001',
    '/projects/TPN:000000042/plans/PIN:0000000001/outcomes/TPO:000000000001',
  ],
  [
    'a stage',
    { psn: 'PSN:000000000001' },
    'PSN:000000000001',
    '/projects/TPN:000000042/phenotyping-plan/PIN:0000000001/phenotyping-stage/PSN:000000000001',
  ],
])('%s', (_case, more, id, to) => {
  expect(changePlace(aChange(more))).toEqual({ id, to });
});

const field = (name: string, oldValue: string | null, newValue: string | null) => ({
  field: name,
  oldValue,
  newValue,
  note: 'Field changed',
});

test.each([
  [[], 'Plan updated'],
  [
    [field('status.name', 'Embryos Obtained', 'Founder Obtained')],
    'Plan updated: Status Embryos Obtained → Founder Obtained',
  ],
  [
    [field('comment', null, 'x'.repeat(50)), field('recovery', null, 'true')],
    'Plan updated: Comment, Recovery — → Yes',
  ],
  [
    [field('summaryStatus.name', 'Genotype Confirmed', 'Phenotyping Registered')],
    'Plan updated: Summary Status Genotype Confirmed → Phenotyping Registered',
  ],
  [[{ ...field('guides.[12]', null, 'pam=TGG'), note: 'Element added' }], 'Plan updated: Guides added'],
  [[{ ...field('guides.[12]', 'pam=TGG', null), note: 'Element removed' }], 'Plan updated: Guides removed'],
])('%j reads %s', (fields, text) => {
  expect(changeText({ comment: 'Plan updated', fields })).toBe(text);
});

test('a stage is no name of a class', () => {
  expect(changeText({ comment: 'PhenotypingStage created', fields: [] })).toBe('Phenotyping stage created');
});
