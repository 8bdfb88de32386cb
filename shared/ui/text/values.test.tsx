import { screen } from '@testing-library/react';
import { renderKit } from '../test-support/render-kit.tsx';
import { Values } from './values.tsx';

test.each<[string[], string]>([
  [[], ''],
  [['JAX'], 'JAX'],
  [['JAX', 'IMPC'], 'JAX, IMPC'],
  [['JAX', 'IMPC', 'BaSH'], 'JAX, IMPC +1'],
  [['', 'JAX'], 'JAX'],
])('%j is %j', (items, text) => {
  const { container } = renderKit(
    <p>
      <Values items={items} />
    </p>,
  );
  expect(container.querySelector('p')).toHaveTextContent(text, { normalizeWhitespace: true });
});

test('the button shows the others, and says how many they are', async () => {
  const { user, container } = renderKit(
    <p>
      <Values items={['JAX', 'IMPC', 'BaSH', 'DTCC']} />
    </p>,
  );
  await user.click(screen.getByRole('button', { name: '2 more' }));
  expect(container.querySelector('p')).toHaveTextContent('JAX, IMPC, BaSH, DTCC');
});
