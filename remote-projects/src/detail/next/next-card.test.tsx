import { screen, within } from '@testing-library/react';
import type { StatusPath } from 'shared/contract';
import { http, HttpResponse, startTestServer, testServer } from 'shared/testing';
import { aPlan, aWholeProject } from '../testing/a-whole-project.ts';
import { serveDetail } from '../testing/detail-server.ts';
import { openDetail } from '../testing/open-detail.tsx';

startTestServer();

const next = () => screen.findByRole('region', { name: 'What next' });

test.each([
  ['Founder Obtained', 'Furthest is plan PIN:0000000001, on whose page its next step is entered.'],
  ['Genotype Confirmed', 'Furthest is plan PIN:0000000001.'],
])('at %s: %s', async (summaryStatusName, text) => {
  serveDetail({ project: aWholeProject({ summaryStatusName }), plans: [aPlan({ summaryStatusName })] });
  await openDetail();
  expect(await within(await next()).findByText(/^Furthest/)).toHaveTextContent(text);
});

test('what begins with another plan leads to where it is added on the page', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  serveDetail({ project: aWholeProject({ summaryStatusName: null }), allowed: ['canCreateProductionPlan'] });
  const { user } = await openDetail();
  const section = await screen.findByRole('region', { name: 'Production Plans' });
  await user.click(within(await next()).getByRole('link', { name: 'add a production plan' }));
  expect(section).toHaveFocus();
  expect(scroll).toHaveBeenCalled();
});

test('what can be done now is a link, what cannot be done yet is not', async () => {
  const path = (name: string, ...statuses: string[]): StatusPath => ({
    name,
    statuses: statuses.map((statusName) => ({
      statusName,
      isOptional: false,
      steps: [{ from: '', action: '', triggeredByUser: false, needs: { text: `enter ${name}`, fields: [] } }],
    })),
    continuedBy: [],
  });
  testServer.use(
    http.get('*/api/v2/statusPaths', () =>
      HttpResponse.json([
        path('crispr', 'Plan Created', 'Founder Obtained', 'Genotype Confirmed'),
        {
          ...path('adult and embryo phenotyping', 'Plan Created'),
          continuedBy: [{ name: 'early', needs: { text: '', fields: [] } }],
        },
        path('early', 'Phenotyping Registered'),
      ]),
    ),
  );
  serveDetail({
    project: aWholeProject({ summaryStatusName: 'Plan Created' }),
    plans: [aPlan({ summaryStatusName: 'Plan Created' })],
    allowed: ['canCreatePhenotypingPlan'],
  });
  await openDetail();
  const card = within(await next());
  expect(await card.findByRole('link', { name: 'enter crispr' })).toHaveAttribute(
    'href',
    expect.stringMatching(/production-plan\/PIN:0000000001$/),
  );
  expect(card.getByText(/add a phenotyping plan, and a stage to it/)).toBeVisible();
  expect(card.queryByRole('link', { name: /add a phenotyping plan/ })).not.toBeInTheDocument();
});
