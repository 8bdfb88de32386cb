/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IsolatedResources } from 'shared/api';
import type { SiteStatus } from 'shared/contract';
import { AppTheme } from 'shared/ui';
import { StatusPage } from './status-page.tsx';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const STATUS: SiteStatus = {
  checkedAt: '2026-11-25T10:00:00Z',
  parts: [
    { part: 'database', state: 'works', since: null },
    { part: 'mail', state: 'delayed', since: '2026-11-25T09:00:00Z' },
    { part: 'jobs', state: 'works', since: null },
  ],
  days: [
    { day: '2026-11-25', served: 600, minutes: 600 },
    { day: '2026-11-24', served: 1428, minutes: 1440 },
  ],
};

function open(answer: () => Response) {
  server.use(http.get('*/api/v2/status', answer));
  render(
    <AppTheme>
      <IsolatedResources>
        <StatusPage />
      </IsolatedResources>
    </AppTheme>,
  );
}

test('says what is delayed, since when, and which days had interruptions', async () => {
  open(() => HttpResponse.json(STATUS));
  expect(await screen.findByText('Everything works, something is delayed.')).toBeVisible();
  expect(screen.getByText('Mails arrive later than usual; none is lost.')).toBeVisible();
  expect(screen.getByText(/^since 2026-11-25/)).toBeVisible();
  expect(screen.getByText('The site was there in 99.41 % of the minutes of 2 days.')).toBeVisible();
  expect(screen.getByText('12 minutes without the site')).toBeVisible();
});

test('a database that fails is all there is to say', async () => {
  open(() =>
    HttpResponse.json({
      checkedAt: STATUS.checkedAt,
      parts: [{ part: 'database', state: 'fails', since: null }],
      days: null,
    }),
  );
  expect(await screen.findByText('Something does not work.')).toBeVisible();
  expect(screen.queryByText('The last 30 days')).not.toBeInTheDocument();
});

test('says that the site does not answer, and asks again on request', async () => {
  open(() => HttpResponse.error());
  expect(await screen.findByRole('alert')).toHaveTextContent('The site does not answer.');
  server.use(http.get('*/api/v2/status', () => HttpResponse.json({ ...STATUS, days: [] })));
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByText('Counting has just begun.')).toBeVisible();
  // Of nothing it is not known whether it was interrupted.
  expect(screen.queryByText(/^No interruption/)).not.toBeInTheDocument();
});
