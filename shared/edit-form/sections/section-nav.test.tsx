import { screen, within } from '@testing-library/react';
import { renderInShell, startTestServer } from 'shared/testing';
import { Card } from 'shared/ui';
import { TextField, useFilledForm } from 'shared/ui-forms';
import { WatchedForm } from '../changes/form-changes.tsx';
import { SaveBar } from '../save-bar.tsx';
import { FormSectionNav, SectionNav } from './section-nav.tsx';
import { SectionPlace } from './section-place.tsx';

startTestServer();

const SECTIONS = [
  { id: 'first', title: 'First', labels: { name: 'Name' } },
  { id: 'second', title: 'Second', labels: { name: 'Name' } },
];

function Sections() {
  return SECTIONS.map(({ id, title }) => (
    <SectionPlace key={id} id={id}>
      <Card title={title}>
        <TextField name={`${id}.name`} label={`Name of ${title}`} />
      </Card>
    </SectionPlace>
  ));
}

function TwoSections({ note }: { note?: string }) {
  const form = useFilledForm({ first: { name: '' }, second: { name: '' } });
  return (
    <WatchedForm form={form} onSubmit={() => undefined}>
      <FormSectionNav sections={SECTIONS} />
      <Sections />
      <SaveBar sections={SECTIONS} isBusy={false} submitText="Create" note={note} />
    </WatchedForm>
  );
}

const nav = () => within(screen.getByRole('navigation', { name: 'Sections' }));

describe('section navigation of a long form (PP-73)', () => {
  test('goes to a section: the keyboard goes on from there', async () => {
    const { user } = renderInShell(<TwoSections />);
    await user.click(nav().getByRole('button', { name: 'Second' }));
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Name of Second' })).toHaveFocus();
  });

  test('marks the sections with changes, until they are undone', async () => {
    const { user } = renderInShell(<TwoSections />);
    await user.type(screen.getByRole('textbox', { name: 'Name of First' }), 'x');
    expect(nav().getByRole('button', { name: 'First (changed)' })).toBeVisible();
    await user.keyboard('{Backspace}');
    expect(await nav().findByRole('button', { name: 'First' })).toBeVisible();
  });

  test('is there without a form too', () => {
    renderInShell(<SectionNav sections={SECTIONS} />);
    expect(
      nav()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['First', 'Second']);
  });
});

describe('save bar (PP-73)', () => {
  test('names the changed sections in the order of the page, with what else is to be known', async () => {
    const { user } = renderInShell(<TwoSections note="In two steps." />);
    expect(screen.getByRole('button', { name: 'Create' })).toHaveAccessibleDescription(
      'Nothing has been changed.',
    );
    await user.type(screen.getByRole('textbox', { name: 'Name of Second' }), 'x');
    await user.type(screen.getByRole('textbox', { name: 'Name of First' }), 'x');
    expect(screen.getByText('Changed: First, Second')).toBeVisible();
    expect(screen.getByText('In two steps.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create' })).not.toHaveAttribute('aria-disabled');
    expect(screen.getByText('* required fields')).toBeVisible();
  });
});
