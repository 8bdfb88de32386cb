import { screen, within } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import { aCrisprPlan, aPlan, openPlanForm, save } from '../../testing/index.ts';
import { aPlanWithGuides } from './guides/testing/index.ts';
import { controlOf } from '../testing/round-trip.ts';

startTestServer();

const configuration = { nucleaseTypes: ['Cas9', 'Cpf1'], nucleaseClasses: ['protein', 'mRNA'] };

test('the cards stand in the order of the reference', async () => {
  await openPlanForm({ plan: aCrisprPlan(), configuration });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const first = titles.indexOf('CRISPR Attempt Details');
  expect(titles.slice(first, first + 9)).toEqual([
    'CRISPR Attempt Details',
    'Mutagenesis Details',
    'Nucleases',
    'Guides',
    'Genotype Primers',
    'Vector/Oligos (Mutagenesis Donors)',
    'Reagents',
    'CRISPR Injection Details',
    'Founder/G0 Litter Details',
  ]);
});

describe('an attempt that is begun (spec part 2 §5)', () => {
  test('needs its reference, the type and class of its nuclease; nothing is sent before', async () => {
    const { user, tracker } = await openPlanForm({ plan: aPlan(), configuration });
    await user.type(controlOf('Number Transferred'), '5');
    await user.selectOptions(screen.getByLabelText('Nuclease 1, Type'), '');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('button', { name: /MI external Ref is required/ })).toBeVisible();
    expect(controlOf('MI external Ref')).toHaveAccessibleDescription(/MI external Ref is required/);
    expect(screen.getByLabelText('Nuclease 1, Type')).toHaveAccessibleDescription('Type is required');
    expect(screen.getByLabelText('Nuclease 1, Class')).toHaveAccessibleDescription('Class is required');
    expect(tracker.updates).toEqual([]);
  });

  test('needs a guide, which is named at its section and above the form; nothing is sent before', async () => {
    const { user, tracker } = await openPlanForm({ plan: aPlan(), configuration });
    await user.type(controlOf('MI external Ref'), 'MI-1');
    await user.selectOptions(screen.getByLabelText('Nuclease 1, Class'), 'protein');
    const update = () => user.click(screen.getByRole('button', { name: 'Update' }));
    await update();
    const line = await screen.findByRole('button', { name: 'Guides: At least one guide is required' });
    const section = within(screen.getByRole('region', { name: 'Guides' }));
    expect(section.getByText('At least one guide is required')).toBeVisible();
    expect(tracker.updates).toEqual([]);

    await user.click(section.getByRole('button', { name: 'Add guides manually' }));
    await update();
    expect(line).toBeVisible();
    await user.type(screen.getByLabelText('Guide 1, Guide Sequence'), 'GATTACAGATTACAGATTAC');
    await user.tab();
    expect(section.queryByText('At least one guide is required')).not.toBeInTheDocument();
    expect(line).not.toBeInTheDocument();
  });

  test('keeps guides before its injection has a reference (spec part 2 §5)', async () => {
    const plan = aPlanWithGuides({});
    const opened = await openPlanForm({ plan, configuration });
    await opened.user.type(screen.getByLabelText('Guide 1, Sequence'), 'A');
    await opened.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(screen.queryByText('At least one guide is required')).not.toBeInTheDocument();
  });

  test('of a haplo-essential plan needs none (api-2 §6.3)', async () => {
    const opened = await openPlanForm({
      plan: aPlan({ attemptTypeName: 'haplo-essential crispr' }),
      configuration,
    });
    await opened.user.type(controlOf('MI external Ref'), 'MI-1');
    await save(opened);
    expect(opened.tracker.updates).toHaveLength(1);
  });

  test('a plan without an attempt can be saved without one, and begins none', async () => {
    const opened = await openPlanForm({ plan: aPlan(), configuration });
    await opened.user.type(
      controlOf('Comment', within(screen.getByRole('region', { name: 'Plan Details' }))),
      '!',
    );
    await save(opened);
    expect(opened.tracker.updates).toHaveLength(1);
    expect(opened.tracker.updates[0]).not.toHaveProperty('crisprAttempt');
  });

  test('the default nuclease is no change: Update has nothing to do (spec part 2 §4)', async () => {
    await openPlanForm({ plan: aPlan(), configuration });
    expect(screen.getByLabelText('Nuclease 1, Type')).toHaveValue('Cas9');
    expect(screen.getByRole('button', { name: 'Update' })).toHaveAccessibleDescription(
      'Nothing has been changed.',
    );
  });

  test('a haplo-essential attempt may do without a class, unless its nuclease says something', async () => {
    const opened = await openPlanForm({
      plan: aPlan({ attemptTypeName: 'haplo-essential crispr' }),
      configuration,
    });
    await opened.user.type(controlOf('MI external Ref'), 'MI-1');
    await save(opened);
    expect(opened.tracker.updates.at(-1)?.crisprAttempt).toMatchObject({ nucleases: [] });
    await opened.user.type(screen.getByLabelText('Nuclease 1, Concentration (ng/µl)'), '2');
    await opened.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('button', { name: /Class is required/ })).toBeVisible();
  });
});
