import { screen } from '@testing-library/react';
import { Button } from 'shared/ui';
import { Form, TextField, useFilledForm } from 'shared/ui-forms';
import { renderKit } from 'shared/ui/test-support';
import { FormPlacesContext, useFieldLink } from './field-links.ts';
import type { FormSection } from './form-section.ts';
import { SectionPlace } from './section-place.tsx';

const SECTIONS: readonly FormSection[] = [
  { id: 'attempt', title: 'Attempt', labels: { reference: 'Reference', strain: 'Strain' } },
];

function Example({ stored, fields }: { stored: Record<string, string>; fields: string[] }) {
  const form = useFilledForm({ attempt: stored });
  return (
    <Form form={form} onSubmit={() => {}}>
      <FormPlacesContext value={{ sections: SECTIONS, places: ['stages'] }}>
        <Way fields={fields} />
        <TextField name="attempt.reference" label="Reference" />
        <TextField name="attempt.strain" label="Strain" />
        <SectionPlace id="stages">Stages</SectionPlace>
      </FormPlacesContext>
    </Form>
  );
}

function Way({ fields }: { fields: string[] }) {
  const go = useFieldLink()?.(fields);
  return go ? <Button onClick={go}>Go</Button> : 'Nowhere to go';
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

async function goneTo(stored: Record<string, string>, fields: string[]) {
  const { user } = renderKit(<Example stored={stored} fields={fields} />);
  await user.click(screen.getByRole('button', { name: 'Go' }));
}

const box = (name: string) => screen.getByRole('textbox', { name });
const stages = () => document.getElementById('section-stages');

const ALL = ['reference', 'strain', 'stages'];

test.each([
  ['the first while it is empty', { reference: '', strain: '' }, ALL, 'Reference'],
  ['the next once that is filled in', { reference: 'R1', strain: '' }, ALL, 'Strain'],
  [
    'the first where all are filled in',
    { reference: 'R1', strain: 'S1' },
    ['reference', 'strain'],
    'Reference',
  ],
])('a step leads to a field: %s', async (_title, stored, fields, name) => {
  await goneTo(stored, fields);
  expect(box(name)).toHaveFocus();
});

test.each([
  ['its fields are filled in', { reference: 'R1', strain: 'S1' }, ALL],
  ['it is about that place alone', { reference: '', strain: '' }, ['stages']],
])('a step leads to a place of the page once %s', async (_title, stored, fields) => {
  await goneTo(stored, fields);
  expect(stages()).toHaveFocus();
});

test('what the form does not have leads nowhere', () => {
  renderKit(<Example stored={{ reference: '', strain: '' }} fields={['unknown']} />);
  expect(screen.getByText('Nowhere to go')).toBeVisible();
});
