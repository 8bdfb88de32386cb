import { screen, waitFor } from '@testing-library/react';
import type { Forecast } from 'shared/contract';
import { http, HttpResponse, startTestServer } from 'shared/testing';
import { aPlan, openPlanFacts } from '../testing/index.ts';

const server = startTestServer();

const FORECAST: Forecast = {
  goalName: 'Genotype Confirmed',
  estimate: { waitedDays: 84, plans: 120, reachedShare: 0.5, quartileDays: [1, 2, 3] },
};

/** Answers with a forecast. @returns what was asked for */
function serveForecast(response: Forecast = FORECAST): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get<never, never, Forecast>('*/api/v2/forecast', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(response);
    }),
  );
  return asked;
}

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 19);

const plan = (statusName = 'Plan Created') => {
  const stamps = [{ statusName, date: daysAgo(90) }];
  return aPlan({
    attemptTypeName: 'crispr',
    statusName,
    summaryStatusName: statusName,
    statusDates: stamps,
    summaryStatusDates: stamps,
  });
};

test('a plan that goes on has a forecast, from where it stands and for how long', async () => {
  const asked = serveForecast();
  await openPlanFacts({ plan: plan() });
  expect(await screen.findByText(/50 % reach Genotype Confirmed, half of them by/)).toBeVisible();
  expect(
    screen.getByText(
      'Estimated from the dates of 120 public plans of this type that stood at Plan Created for at least 2 months.',
    ),
  ).toBeVisible();
  expect(asked.map(Object.fromEntries)).toEqual([
    { pathName: 'crispr', statusName: 'Plan Created', waitedDays: expect.stringMatching(/^(89|90|91)$/) },
  ]);
});

test('nothing is said where too little is known', async () => {
  serveForecast({ goalName: 'Genotype Confirmed', estimate: null });
  await openPlanFacts({ plan: plan() });
  await waitFor(() => expect(screen.queryByText('Forecast…')).not.toBeInTheDocument());
  expect(screen.queryByText(/Forecast/)).not.toBeInTheDocument();
});

test('what was stopped has none, and asks for none', async () => {
  const asked = serveForecast();
  await openPlanFacts({ plan: plan('Attempt Aborted') });
  expect(screen.queryByText(/Forecast/)).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
