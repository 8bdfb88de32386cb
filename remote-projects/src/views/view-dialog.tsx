import { useState } from 'react';
import { errorText } from 'shared/api';
import { sortedWorkUnits, useConfiguration } from 'shared/config-data';
import type { ChangeResponse, Person, SavedView } from 'shared/contract';
import { useCreation } from 'shared/domain';
import { LONGEST_VIEW_NAME, textTooLong } from 'shared/limits';
import { workUnitsOf } from 'shared/session';
import { Button, Notice, Row, showNotice, Stack } from 'shared/ui';
import { Form, SelectField, SubmitButton, TextField, useFilledForm } from 'shared/ui-forms';
import { Dialog } from 'shared/ui-overlays';
import { changeView, SAVED_VIEWS, saveView } from './view-calls.ts';

export interface ViewDialogProps {
  person: Person;
  /** Filters and order that are saved. */
  query: string;
  /** The view that is changed; a new one without it. */
  view?: SavedView;
  onClose: () => void;
}

type ViewValues = Record<'name' | 'workUnitName', string>;

const NAMELESS = 'Write a name.';
const NAME_RULES = {
  required: NAMELESS,
  validate: (typed: unknown) => {
    const name = typeof typed === 'string' ? typed.trim() : '';
    return name === '' ? NAMELESS : (textTooLong(name, LONGEST_VIEW_NAME) ?? true);
  },
};

/** Gives the filters and the order of the list a name, and shares them with a work unit. */
export function ViewDialog({ person, query, view, onClose }: ViewDialogProps) {
  const form = useFilledForm<ViewValues>({
    name: view?.name ?? '',
    workUnitName: view?.workUnitName ?? '',
  });
  const [error, setError] = useState<unknown>();
  const create = useCreation<ChangeResponse>(SAVED_VIEWS);
  const { configuration } = useConfiguration();
  const units = workUnitsOf(person, configuration ? sortedWorkUnits(configuration) : []);
  const title = view === undefined ? 'Save this view' : 'Change the view';
  const save = async ({ name, workUnitName }: ViewValues) => {
    setError(undefined);
    const body = { name: name.trim(), query, workUnitName: workUnitName || null };
    try {
      await (view === undefined ? saveView(create, body) : changeView(view.id, body));
      showNotice({ kind: 'success', content: `Saved as “${body.name}”.` });
      onClose();
    } catch (reason) {
      setError(reason);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form form={form} label={title} onSubmit={save}>
        <Stack gap="4" pb="3">
          <TextField
            name="name"
            label="Name"
            hint="The filters and the order of the list are saved, not its rows."
            rules={NAME_RULES}
          />
          {units.length > 0 && (
            <SelectField name="workUnitName" label="Share with" options={units} blankOption="Nobody" />
          )}
          {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
          <Row justifyContent="flex-end">
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton variant="primary" busyText="Saving…">
              Save
            </SubmitButton>
          </Row>
        </Stack>
      </Form>
    </Dialog>
  );
}
