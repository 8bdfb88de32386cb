import { screen } from '@testing-library/react';
import { aPerson, startTestServer } from 'shared/testing';
import { openManagement } from '../testing/open-management.tsx';

startTestServer();

test('who has no role in a consortium is told so, and is offered no choice', async () => {
  const session = aPerson({ actionPermissions: [{ actionName: 'canManageGeneLists', value: true }] });
  openManagement({ session, route: '/your-gene-list' });
  expect(
    await screen.findByText('You have no role in a consortium, so there is no list to choose.'),
  ).toBeVisible();
  expect(screen.queryByLabelText('Consortium')).not.toBeInTheDocument();
});
