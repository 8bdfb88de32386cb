import { screen } from '@testing-library/react';
import { aPerson, startTestServer } from 'shared/testing';
import { openManagement } from '../testing/open-management.tsx';

startTestServer();

test('a person without a role in a consortium reads so, and has no choice', async () => {
  const session = aPerson({ actionPermissions: [{ actionName: 'canManageGeneLists', value: true }] });
  openManagement({ session, route: '/your-gene-list' });
  expect(
    await screen.findByText('You have no role in a consortium, so there is no list to choose.'),
  ).toBeVisible();
  expect(screen.queryByLabelText('Consortium')).not.toBeInTheDocument();
});
