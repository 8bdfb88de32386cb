import { screen } from '@testing-library/react';
import { renderKit } from '../test-support/render-kit.tsx';
import { TableFrame } from './table-frame.tsx';

test('the table and the area it scrolls in have its name, and the area can be scrolled by keyboard', async () => {
  const { user } = renderKit(
    <TableFrame caption="Project History" isGrouped>
      <tbody>
        <tr>
          <td>Comment</td>
        </tr>
      </tbody>
    </TableFrame>,
  );
  expect(screen.getByRole('table', { name: 'Project History' })).toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('region', { name: 'Project History' })).toHaveFocus();
});
