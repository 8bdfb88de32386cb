import { act, screen, waitFor, within } from '@testing-library/react';
import { renderInShell, startTestServer } from 'shared/testing';
import { serveProduction } from '../testing/production-server.ts';
import { ChartCard } from './chart-card.tsx';
import * as picker from './months/load-month-picker.ts';
import { NO_CALENDAR } from './months/month-field.tsx';

jest.mock('./months/load-month-picker.ts', () => {
  const { loadMonthPicker } = jest.requireActual<typeof picker>('./months/load-month-picker.ts');
  return { loadMonthPicker: jest.fn(loadMonthPicker) };
});
const load = jest.mocked(picker.loadMonthPicker);

startTestServer();
// The code of the chart and of the calendar is loaded when they show; a busy machine takes its time over that, and no test should.
beforeAll(async () => {
  await import('./chart/cumulative-chart.tsx');
  await import('./months/month-picker.tsx');
}, 60_000);

const WHOLE = 'reporttype=month';
const open = (route = '/reports') => renderInShell([{ path: '/reports', element: <ChartCard /> }], { route });
const start = () => screen.getByRole('textbox', { name: 'Start date' });
const end = () => screen.getByRole('textbox', { name: 'End date' });

describe('the period (ui-screens 4.1: Start date, End date)', () => {
  test('is typed as MM/YYYY, requested at once, and cleared again', async () => {
    const { asked } = serveProduction();
    const { user, address } = open();
    await waitFor(() => expect(asked).toEqual([WHOLE]));
    expect(start()).toHaveAccessibleDescription('MM/YYYY');
    await user.type(start(), '11/2018');
    await waitFor(() => expect(asked.at(-1)).toBe(`${WHOLE}&startyear=2018&startmonth=11`));
    await user.type(end(), '3/2020');
    await waitFor(() =>
      expect(asked.at(-1)).toBe(`${WHOLE}&startyear=2018&startmonth=11&endyear=2020&endmonth=3`),
    );
    expect(address()).toBe('/reports?from=11%2F2018&to=03%2F2020');
    expect(screen.getByRole('figure')).toHaveTextContent('from Nov 2018, to Mar 2020');

    await user.click(screen.getByRole('button', { name: 'Clear start date' }));
    await waitFor(() => expect(asked.at(-1)).toBe(`${WHOLE}&endyear=2020&endmonth=3`));
    expect(start()).toHaveValue('');
  });

  test('can be shown with totals of all time: title and axis say which', async () => {
    const { asked } = serveProduction();
    const { user, address } = open('/reports?from=06%2F2014');
    await waitFor(() => expect(asked.at(-1)).toBe(`${WHOLE}&startyear=2014&startmonth=6`));
    expect(screen.getByRole('heading', { name: /techniques since Jun 2014$/ })).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('Genes, counted since Jun 2014');
    await user.click(screen.getByRole('radio', { name: 'All time' }));
    await waitFor(() => expect(asked.at(-1)).toBe(WHOLE));
    expect(screen.getByRole('heading', { name: /CRISPR based techniques$/ })).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('Genes, total of all time');
    expect(address()).toBe('/reports?from=06%2F2014&since=beginning');
  });

  test('stays in effect while a digit of it is being changed', async () => {
    serveProduction();
    const { user, address } = open('/reports?from=11%2F2018');
    await user.type(start(), '{Backspace}');
    expect(address()).toBe('/reports?from=11%2F2018');
    await user.type(start(), '9');
    expect(address()).toBe('/reports?from=11%2F2019');
  });

  test('refuses with words what is no month', async () => {
    serveProduction();
    const { user, address } = open('/reports?from=11%2F2018');
    await user.clear(start());
    await user.type(start(), '2018');
    await user.tab();
    expect(start()).toHaveAccessibleDescription(
      /This is not a month. Write it as MM\/YYYY, such as 11\/2018./,
    );
    expect(start()).toHaveValue('2018');
    expect(address()).toBe('/reports');
  });

  test('that ends before it starts is shown', () => {
    serveProduction();
    open('/reports?from=11%2F2018&to=10%2F2018');
    expect(end()).toHaveAccessibleDescription(/The end is before the start./);
    expect(start()).toBeValid();
  });
});

describe('usual periods', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 7, 20), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const period = () => screen.getByRole('combobox', { name: 'Period' });
  const chosen = () => within(period()).getByRole('option', { selected: true }).textContent;

  test('fill in the dates, and are found again in them', async () => {
    serveProduction();
    const { user, address } = open();
    expect(chosen()).toBe('All time');
    await user.selectOptions(period(), 'This year');
    expect(start()).toHaveValue('01/2026');
    await user.selectOptions(period(), 'Last 12 months');
    expect(address()).toBe('/reports?from=09%2F2025');
    expect(chosen()).toBe('Last 12 months');
    await user.selectOptions(period(), 'All time');
    expect(address()).toBe('/reports');
  });

  test('can begin with any year', async () => {
    serveProduction();
    const { user, address } = open();
    await user.selectOptions(period(), 'Since a year');
    expect(screen.getByRole('combobox', { name: 'Since' })).toHaveValue('2021');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Since' }), '2012');
    expect(address()).toBe('/reports?from=01%2F2012');
    expect(chosen()).toBe('Since a year');
  });

  test('do not hide that other dates are chosen', () => {
    serveProduction();
    open('/reports?from=03%2F2012&to=05%2F2014');
    expect(chosen()).toBe('Other dates');
    expect(screen.queryByRole('combobox', { name: 'Since' })).toBeNull();
  });
});

describe('the calendar', () => {
  const openCalendar = (name: string) => screen.getByRole('button', { name });
  const month = (name: RegExp) => screen.getByRole('option', { name });

  test('opens on the months of the year of the field, and closes after one is chosen', async () => {
    serveProduction();
    const { user, address } = open('/reports?from=11%2F2018');
    await user.click(openCalendar('Choose start date'));
    expect(screen.getByRole('dialog', { name: 'Choose start date' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('2018');
    expect(month(/November 2018/)).toHaveAttribute('aria-selected', 'true');
    await user.click(month(/March 2018/));
    expect(address()).toBe('/reports?from=03%2F2018');
    expect(start()).toHaveValue('03/2018');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(openCalendar('Choose start date')).toHaveFocus();
  });

  test('goes to other years by a step and by a choice', async () => {
    serveProduction();
    const { user, address } = open('/reports?to=11%2F2018');
    await user.click(openCalendar('Choose end date'));
    await user.click(screen.getByRole('button', { name: 'Year before' }));
    expect(month(/May 2017/)).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2014');
    await user.click(month(/May 2014/));
    expect(address()).toBe('/reports?to=05%2F2014');
  });

  test('is used by keyboard: the focus moves in, arrow keys move, Enter chooses', async () => {
    serveProduction();
    const { user, address } = open('/reports?from=11%2F2018');
    act(() => openCalendar('Choose start date').focus());
    await user.keyboard('{Enter}');
    expect(month(/November 2018/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(address()).toBe('/reports?from=12%2F2018');
  });

  test('that cannot be loaded says how else the month is given, and is tried again', async () => {
    serveProduction();
    const { user } = open('/reports?from=11%2F2018');
    load.mockRejectedValueOnce(new Error('The line is down'));
    await user.click(openCalendar('Choose start date'));
    expect(await screen.findByText(NO_CALENDAR)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(openCalendar('Choose start date'));
    expect(await screen.findByRole('dialog', { name: 'Choose start date' })).toBeInTheDocument();
  });

  test('closes when something beside it is pressed', async () => {
    serveProduction();
    const { user } = open('/reports?from=11%2F2018');
    await user.click(openCalendar('Choose start date'));
    await user.click(end());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes with Escape, and gives the focus back', async () => {
    serveProduction();
    const { user, address } = open('/reports?from=11%2F2018');
    await user.click(openCalendar('Choose start date'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(openCalendar('Choose start date')).toHaveFocus();
    expect(address()).toBe('/reports?from=11%2F2018');
  });
});
