import { useState } from 'react';
import { errorText } from 'shared/api';
import { sortedWorkUnits, useConfiguration } from 'shared/config-data';
import type { ChangeResponse, Person, SavedView } from 'shared/contract';
import { useCreation } from 'shared/domain';
import { workUnitsOf } from 'shared/session';
import { Button, Field, NativeSelect, Notice, showNotice, Stack, TextInput } from 'shared/ui';
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

const LONGEST_NAME = 80;

/** Gives the filters and the order of the list a name, and shares them with a work unit. */
export function ViewDialog({ person, query, view, onClose }: ViewDialogProps) {
  const [name, setName] = useState(view?.name ?? '');
  const [workUnitName, setWorkUnit] = useState(view?.workUnitName ?? '');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const create = useCreation<ChangeResponse>(SAVED_VIEWS);
  const { configuration } = useConfiguration();
  const units = workUnitsOf(person, configuration ? sortedWorkUnits(configuration) : []);
  const save = async () => {
    if (name.trim() === '') {
      setProblem('Write a name.');
      return;
    }
    const body = { name: name.trim(), query, workUnitName: workUnitName === '' ? null : workUnitName };
    setBusy(true);
    try {
      await (view === undefined ? saveView(create, body) : changeView(view.id, body));
      showNotice({ kind: 'success', content: `Saved as “${body.name}”.` });
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={view === undefined ? 'Save this view' : 'Change the view'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isBusy={isBusy} busyText="Saving…" onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Field label="Name" hint="The filters and the order of the list are saved, not its rows.">
          <TextInput
            value={name}
            maxLength={LONGEST_NAME}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') void save();
            }}
          />
        </Field>
        {units.length > 0 && (
          <Field label="Share with">
            <NativeSelect
              options={units}
              blankOption="Nobody"
              value={workUnitName}
              onChange={({ target }) => setWorkUnit(target.value)}
            />
          </Field>
        )}
        {problem !== null && <Notice kind="error" title={problem} />}
      </Stack>
    </Dialog>
  );
}
