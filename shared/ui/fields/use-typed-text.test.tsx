import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderKit } from '../test-support/render-kit.tsx';
import { useTypedText } from './use-typed-text.ts';

const NAMES = ['Bay', 'JAX'];
const inBox = () => screen.getByRole('textbox');

/** A name of the list; what is typed counts once it is one, whatever its case. */
function NameBox({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const [text, type] = useTypedText(name, (value) => value);
  const take = (next: string) => {
    const meant = NAMES.find((one) => one.toLowerCase() === next.toLowerCase()) ?? '';
    type(next, meant);
    if (meant !== name) onChange(meant);
  };
  return <input value={text} onChange={(event) => take(event.target.value)} />;
}

function Owner({ later = false }: { later?: boolean }) {
  const [name, setName] = useState('');
  const change = (next: string) => (later ? setTimeout(() => setName(next)) : setName(next));
  return (
    <>
      <NameBox name={name} onChange={change} />
      <button onClick={() => setName('Bay')}>Bay</button>
      <button onClick={() => setName('')}>None</button>
      <output>{name}</output>
    </>
  );
}

test.each([false, true])('what is typed stays as typed, once it counts too (later: %s)', async (later) => {
  const { user } = renderKit(<Owner later={later} />);
  await user.type(inBox(), 'ja');
  expect(inBox()).toHaveValue('ja');
  await user.type(inBox(), 'x');
  expect(await screen.findByText('JAX')).toBeVisible();
  expect(inBox()).toHaveValue('jax');
  await user.type(inBox(), 'y');
  expect(inBox()).toHaveValue('jaxy');
});

test('a value from elsewhere replaces it, and it does not come back', async () => {
  const { user } = renderKit(<Owner />);
  await user.type(inBox(), 'nowhere');
  await user.click(screen.getByRole('button', { name: 'Bay' }));
  expect(inBox()).toHaveValue('Bay');
  await user.click(screen.getByRole('button', { name: 'None' }));
  expect(inBox()).toHaveValue('');
});
