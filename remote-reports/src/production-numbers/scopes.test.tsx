import { screen, waitFor, within } from '@testing-library/react';
import { renderInShell, startTestServer } from 'shared/testing';
import { serveProduction } from '../testing/production-server.ts';
import { CHART } from './chart/lazy-chart.ts';
import { ProductionNumbers } from './production-numbers.tsx';

startTestServer();
// The code of the chart is loaded when it shows; a busy machine takes its time over that, and no test should.
beforeAll(CHART.preload, 60_000);

const WHOLE = 'reporttype=month';
const open = (route = '/reports') =>
  renderInShell([{ path: '/reports', element: <ProductionNumbers /> }], { route });
const unit = () => screen.getByRole('combobox', { name: 'Work unit' });
const group = () => screen.getByRole('combobox', { name: 'Work group' });
const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent);
/** The texts that say whose numbers the chart shows; the figure is named by it as well. */
const figure = (caption: string) => screen.findByRole('figure', { name: caption });

describe('IMPC (spec part 1 §4, ui-screens 4.1)', () => {
  test('comes first: both techniques are requested, by month, and no work unit can be chosen', async () => {
    const { asked, attempts } = serveProduction();
    open();
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'IMPC',
      'By work unit',
      'By multiple work unit',
    ]);
    expect(screen.getByRole('radio', { name: 'IMPC' })).toBeChecked();
    expect(await figure('Displaying data from the whole IMPC')).toBeVisible();
    await waitFor(() => expect(attempts.sort()).toEqual(['crispr', 'escell']));
    expect(asked).toEqual([WHOLE]);
    expect(screen.queryByRole('combobox', { name: 'Work unit' })).toBeNull();
  });
});

describe('By work unit', () => {
  test('wants a work unit first, of those that produce; the group waits for it', async () => {
    serveProduction();
    const { user, address } = open();
    await user.click(screen.getByRole('radio', { name: 'By work unit' }));
    expect(await figure('Please select a work unit')).toHaveTextContent('Please select a work unit');
    expect(unit()).toHaveAttribute('placeholder', 'Pick one');
    expect(group()).toBeDisabled();
    await user.click(unit());
    // Without `EBI - Informatics Support` and `EMBL-Rome` (spec part 1 §7).
    expect(options()).toEqual(['BCM', 'JAX']);
    expect(address()).toBe('/reports?scope=workUnit');
  });

  test('requests the work unit, then its group, and shows the scope', async () => {
    const { asked } = serveProduction();
    const { user } = open('/reports?scope=workUnit');
    await user.type(unit(), 'bc');
    expect(options()).toEqual(['BCM']);
    await user.click(screen.getByRole('option', { name: 'BCM' }));
    await waitFor(() => expect(asked).toEqual([`${WHOLE}&workunit=BCM`]));
    expect(await figure('Filtering by BCM work unit')).toBeVisible();

    expect(group()).toBeEnabled();
    await user.click(group());
    expect(options()).toEqual(['BaSH']);
    await user.click(screen.getByRole('option', { name: 'BaSH' }));
    await waitFor(() =>
      expect(asked).toEqual([`${WHOLE}&workunit=BCM`, `${WHOLE}&workunit=BCM&workGroup=BaSH`]),
    );
    expect(await figure('Filtering by BCM work unit')).toHaveTextContent('work group BaSH');
  });

  test('forgets a group that another work unit does not have', async () => {
    serveProduction();
    const { user, address } = open('/reports?scope=workUnit&workUnit=BCM&workGroup=BaSH');
    await waitFor(() => expect(group()).toHaveValue('BaSH'));
    await user.clear(unit());
    await user.type(unit(), 'JAX');
    expect(group()).toHaveValue('');
    expect(address()).toBe('/reports?scope=workUnit&workUnit=JAX');
  });

  test('takes no name that is not in the list (PP-54)', async () => {
    serveProduction();
    const { user } = open('/reports?scope=workUnit');
    await user.type(unit(), 'Atlantis');
    await user.tab();
    expect(unit()).toHaveAccessibleDescription('There is no work unit “Atlantis”. Choose one from the list.');
    expect(await figure('Please select a work unit')).toBeVisible();
  });
});

describe('By multiple work unit', () => {
  test('requests all of them at once; the first shows, with a count of the others', async () => {
    const { asked } = serveProduction();
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'By multiple work unit' }));
    expect(await figure('Please select a work unit')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Work group' })).toBeNull();
    await user.click(unit());
    await user.click(screen.getByRole('option', { name: 'BCM' }));
    await user.click(screen.getByRole('option', { name: 'JAX' }));
    expect(screen.getByText('(+1 other)')).toBeVisible();
    await waitFor(() => expect(asked.at(-1)).toBe(`${WHOLE}&workunit=BCM%2CJAX`));
    expect(asked).not.toContain(`${WHOLE}&workunit=JAX`);
    expect(await figure('Filtering by BCM, JAX work unit')).toBeVisible();
  });
});

test('another scope hides the fields of this one and keeps their values (ui-screens 4.1)', async () => {
  serveProduction();
  const { user } = open('/reports?scope=workUnit&workUnit=BCM&workGroup=BaSH');
  await waitFor(() => expect(unit()).toHaveValue('BCM'));
  await user.click(screen.getByRole('radio', { name: 'IMPC' }));
  expect(screen.queryByRole('combobox', { name: 'Work unit' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'By work unit' }));
  expect(unit()).toHaveValue('BCM');
  expect(group()).toHaveValue('BaSH');
});

test('a request whose address has not changed is not made again (ui-screens 4.1)', async () => {
  const { attempts } = serveProduction();
  const { user } = open('/reports?scope=workUnit&workUnit=BCM&workUnits=BCM');
  await waitFor(() => expect(attempts.sort()).toEqual(['crispr', 'escell']));
  // One of several is the same question as the one.
  await user.click(screen.getByRole('radio', { name: 'By multiple work unit' }));
  await user.click(await screen.findByRole('button', { name: 'Remove BCM' }));
  expect(await figure('Please select a work unit')).toBeVisible();
  expect(attempts).toHaveLength(2);
});
