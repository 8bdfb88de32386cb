import { lazy, Suspense, useState } from 'react';
import { apiFetch, errorText, type QueryParams } from 'shared/api';
import type { Project } from 'shared/contract';
import { ScreenPart } from 'shared/domain';
import { Button, Checkbox, counted, Row, Text } from 'shared/ui';
import { ACTIONS, type ActionWords } from './actions.ts';
import type { BulkDialogProps } from './bulk-dialog.tsx';
import { select, selectNothing, useSelected, type SelectionStore } from './selection.ts';

export interface SelectionBarProps {
  store: SelectionStore;
  /** The rows of the page. */
  projects: readonly Project[];
  /** How many projects the list has in all. */
  total: number | undefined;
  /** What the list was asked with. */
  query: QueryParams;
  /** The list is read again after a job. */
  onDone: () => void;
}

/** What is selected, and what can be done with it. */
export function SelectionBar({ store, projects, total = 0, query, onDone }: SelectionBarProps) {
  const selected = useSelected(store);
  const [action, setAction] = useState<ActionWords | null>(null);
  const onPage = projects.map(({ tpn }) => tpn);
  const isPageSelected = onPage.length > 0 && onPage.every((tpn) => selected.has(tpn));
  if (onPage.length === 0 && selected.size === 0) return null;
  return (
    <Row gap="3" mb="2" role="group" aria-label="Selection">
      <Checkbox
        label={`All ${onPage.length} of this page`}
        checked={isPageSelected}
        onChange={({ target }) => select(store, onPage, target.checked)}
      />
      {total > onPage.length && <SelectMatching store={store} total={total} query={query} />}
      <Text role="status" tone={selected.size === 0 ? 'muted' : undefined}>
        {selected.size === 0 ? 'Nothing selected' : `${counted(selected.size, 'project')} selected`}
      </Text>
      {selected.size > 0 && (
        <>
          {ACTIONS.map((one) => (
            <Button key={one.name} size="sm" variant="secondary" onClick={() => setAction(one)}>
              {one.label}
            </Button>
          ))}
          <Button size="sm" variant="quiet" onClick={() => selectNothing(store)}>
            Select nothing
          </Button>
        </>
      )}
      {action !== null && (
        <ScreenPart title="The dialog could not be opened">
          <Suspense>
            <OpenDialog
              action={action}
              targets={[...selected]}
              onClose={() => setAction(null)}
              onDone={onDone}
            />
          </Suspense>
        </ScreenPart>
      )}
    </Row>
  );
}

/** Its code is loaded when it opens, again after a failure. */
function OpenDialog(props: BulkDialogProps) {
  const [BulkDialog] = useState(() =>
    lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog })),
  );
  return <BulkDialog {...props} />;
}

/** Selects what the filters find, on all pages. */
function SelectMatching({
  store,
  total,
  query,
}: Pick<SelectionBarProps, 'store' | 'query'> & { total: number }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const selectAll = async () => {
    setBusy(true);
    try {
      select(store, await apiFetch<string[]>('/api/v2/projectIdentifiers', { query }), true);
      setProblem(null);
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="sm" variant="quiet" isBusy={isBusy} onClick={() => void selectAll()}>
        {`All ${total} that match`}
      </Button>
      {problem !== null && <Text role="alert">{problem}</Text>}
    </>
  );
}
