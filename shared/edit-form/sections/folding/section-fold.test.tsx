import { useLayoutEffect } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInShell, startTestServer } from 'shared/testing';
import { TextField, useFilledForm } from 'shared/ui-forms';
import { WatchedForm } from '../../changes/form-changes.tsx';
import type { FormSection } from '../form-section.ts';
import { goToField } from '../go-to-field.ts';
import { SectionLayout } from '../section-layout.tsx';
import { FormSectionNav } from '../section-nav.tsx';
import { SectionPlace } from '../section-place.tsx';
import { SectionFold } from './section-fold.tsx';

startTestServer();

const SECTIONS: readonly FormSection[] = [
  { id: 'guides', title: 'Guides', labels: { pam: 'PAM' } },
  { id: 'assay', title: 'Assay', labels: { pups: 'Pups' } },
];

function Example() {
  const form = useFilledForm(
    { guides: { pam: 'AGG' }, assay: { pups: '' } },
    { mode: 'onTouched', shouldFocusError: false },
  );
  return (
    <WatchedForm form={form} label="Plan" onSubmit={() => form.reset(form.getValues())} sections={SECTIONS}>
      <SectionLayout nav={<FormSectionNav sections={SECTIONS} />}>
        <SectionPlace id="guides">
          <SectionFold id="guides" title="Guides" line="3 guides, chr 9" startsFolded>
            <TextField name="guides.pam" label="PAM" rules={{ required: 'PAM is required' }} />
          </SectionFold>
        </SectionPlace>
        <SectionPlace id="assay">
          <SectionFold id="assay" title="Assay" line="" startsFolded={false}>
            <TextField name="assay.pups" label="Pups" />
          </SectionFold>
        </SectionPlace>
        <button type="submit">Save</button>
      </SectionLayout>
    </WatchedForm>
  );
}

const fold = (name: string) => screen.getByRole('button', { name, expanded: false });
const open = (name: string) => screen.getByRole('button', { name, expanded: true });
const pam = () => screen.queryByRole('textbox', { name: 'PAM' });

describe('a section that folds', () => {
  test('is a line, and opens by pointer and key', async () => {
    const { user } = renderInShell(<Example />);
    expect(screen.getByText('3 guides, chr 9')).toBeVisible();
    expect(pam()).not.toBeInTheDocument();
    await user.click(screen.getByText('3 guides, chr 9'));
    expect(pam()).toBeVisible();
    expect(screen.queryByText('3 guides, chr 9')).not.toBeInTheDocument();
    open('Guides').focus();
    await user.keyboard('{Enter}');
    expect(pam()).not.toBeInTheDocument();
  });

  test('without anything in it says so', async () => {
    const { user } = renderInShell(<Example />);
    await user.click(open('Assay'));
    expect(screen.getByText('—')).toBeVisible();
  });

  test('is rendered after what is in view, and an open one with it', () => {
    const shown = new Set<string>();
    const Part = ({ name }: { name: string }) => {
      useLayoutEffect(() => {
        shown.add(name);
      }, [name]);
      return null;
    };
    const section = (id: string, startsFolded: boolean) => (
      <SectionFold id={id} title={id} line="" startsFolded={startsFolded}>
        <Part name={id} />
      </SectionFold>
    );
    renderInShell(
      <>
        {section('folded', true)}
        {section('open', false)}
        <Part name="below" />
      </>,
    );
    expect([...shown]).toEqual(['open', 'below', 'folded']);
  });

  test('opens where "find in page" has found something in it', () => {
    renderInShell(<Example />);
    const body = document.querySelector('[data-fold]');
    fireEvent(body ?? document.body, new Event('beforematch'));
    expect(pam()).toBeVisible();
  });

  test('opens for whatever leads to a field in it', () => {
    renderInShell(<Example />);
    act(() => goToField('guides.pam', SECTIONS));
    expect(pam()).toHaveFocus();
  });

  test('opens for the navigation', async () => {
    const { user } = renderInShell(<Example />);
    await user.click(screen.getAllByRole('button', { name: 'Guides' })[0] ?? document.body);
    expect(pam()).toBeVisible();
  });

  test('stays open with unsaved changes, and does not snap shut when they are saved', async () => {
    const { user } = renderInShell(<Example />);
    await user.click(fold('Guides'));
    await user.type(pam() ?? document.body, 'A');
    await user.click(open('Guides'));
    expect(pam()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(pam()).toBeVisible();
  });

  test('with a field that is not valid stays open, and is marked in the navigation', async () => {
    const { user } = renderInShell(<Example />);
    await user.click(fold('Guides'));
    await user.clear(pam() ?? document.body);
    await user.tab();
    expect(await screen.findByRole('button', { name: 'Guides (errors)' })).toBeVisible();
    await user.click(open('Guides'));
    expect(pam()).toBeVisible();
  });

  test('opens and folds with all others', async () => {
    const { user } = renderInShell(<Example />);
    await user.click(screen.getByRole('button', { name: 'Open all sections' }));
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Fold all sections' }));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
