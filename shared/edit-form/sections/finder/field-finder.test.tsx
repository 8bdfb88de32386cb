import { screen } from '@testing-library/react';
import { renderInShell, startTestServer } from 'shared/testing';
import { TextField, useFilledForm } from 'shared/ui-forms';
import { WatchedForm } from '../../changes/form-changes.tsx';
import { FormPlacesContext } from '../field-links.ts';
import type { FormSection } from '../form-section.ts';
import { SectionPlace } from '../section-place.tsx';
import { SectionFold } from '../folding/section-fold.tsx';
import { FieldFinder } from './field-finder.tsx';

startTestServer();

const SECTIONS: readonly FormSection[] = [
  { id: 'details', title: 'Plan Details', labels: { comment: 'Comment' } },
  { id: 'assay', title: 'Litter Details', labels: { pups: 'Number of Pups', nhej: 'Number with NHEJ' } },
];

function Example() {
  const form = useFilledForm({ details: { comment: '' }, assay: { pups: '', nhej: '' } });
  return (
    <WatchedForm form={form} label="Plan" onSubmit={onSubmit} sections={SECTIONS}>
      <FormPlacesContext value={{ sections: SECTIONS, places: [] }}>
        <FieldFinder />
        <TextField name="details.comment" label="Comment" />
        <SectionPlace id="assay">
          <SectionFold id="assay" title="Litter Details" line="32 pups" startsFolded>
            <TextField name="assay.pups" label="Number of Pups" />
            <TextField name="assay.nhej" label="Number with NHEJ" />
          </SectionFold>
        </SectionPlace>
      </FormPlacesContext>
    </WatchedForm>
  );
}

const onSubmit = jest.fn();
const finder = () => screen.getByRole('combobox', { name: 'Go to field (Alt+G)' });

test('five keys lead from anywhere to a field, also in a folded section, and send nothing', async () => {
  const { user } = renderInShell(<Example />);
  screen.getByRole('textbox', { name: 'Comment' }).focus();
  await user.keyboard('{Alt>}g{/Alt}');
  expect(finder()).toHaveFocus();
  await user.keyboard('nhe{Enter}');
  expect(screen.getByRole('textbox', { name: 'Number with NHEJ' })).toHaveFocus();
  expect(finder()).toHaveValue('');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('another match can be chosen; sections are found too', async () => {
  const { user } = renderInShell(<Example />);
  await user.type(finder(), 'number');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Number of Pups (Litter Details)',
    'Number with NHEJ (Litter Details)',
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(screen.getByRole('textbox', { name: 'Number with NHEJ' })).toHaveFocus();
  await user.type(finder(), 'litter{Enter}');
  expect(document.activeElement).toHaveAttribute('id', 'section-assay');
});

test('without a match Enter does nothing', async () => {
  const { user } = renderInShell(<Example />);
  await user.type(finder(), 'zzz{Enter}');
  expect(finder()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});
