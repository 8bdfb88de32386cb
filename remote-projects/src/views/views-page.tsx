import { useState } from 'react';
import { errorText, useResource } from 'shared/api';
import type { Person, SavedView } from 'shared/contract';
import { Loaded, SignedInOnly } from 'shared/domain';
import { Button, Card, LinkButton, List, ListItem, Notice, Page, Row, Text } from 'shared/ui';
import { ConfirmDialog } from 'shared/ui-overlays';
import { FollowButton } from '../follow/follow-button.tsx';
import { LazyDialog } from '../lazy-dialog.tsx';
import { deleteView, SAVED_VIEWS } from './view-calls.ts';
import { loadViewDialog } from './load-view-dialog.ts';
import { ViewLink } from './view-link.tsx';

const TITLE = 'Saved Views';

/** The views of the project list that a person has saved, and those that their work units share. */
export function ViewsPage() {
  return (
    <SignedInOnly title={TITLE} reason="Saved views belong to people.">
      {(person) => <Views key={person.email} person={person} />}
    </SignedInOnly>
  );
}

function Views({ person }: { person: Person }) {
  const views = useResource<SavedView[]>(SAVED_VIEWS);
  return (
    <Page
      title={TITLE}
      description="Filters and order of Managed Projects under a name. Each view shows what is there today."
      actions={<LinkButton to="/projects">Managed Projects</LinkButton>}
    >
      <Loaded of={views} label="Loading the views…">
        {(all) => (
          <>
            <ViewsCard title="Your views" views={all.filter(({ isOwn }) => isOwn)} person={person} />
            {all.some(({ isOwn }) => !isOwn) && (
              <ViewsCard title="Shared with you" views={all.filter(({ isOwn }) => !isOwn)} person={person} />
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface ViewsCardProps {
  title: string;
  views: readonly SavedView[];
  person: Person;
}

function ViewsCard({ title, views, person }: ViewsCardProps) {
  const [changed, setChanged] = useState<SavedView | null>(null);
  const [doomed, setDoomed] = useState<SavedView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (view: SavedView) => {
    setDoomed(null);
    try {
      await deleteView(view.id);
      setProblem(null);
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <Card title={title}>
      {problem !== null && <Notice kind="error" title={problem} />}
      {views.length === 0 ? (
        <Text tone="muted">None yet. Filter Managed Projects, then save what you see with “Save view”.</Text>
      ) : (
        <List>
          {views.map((view) => (
            <ListItem key={view.id}>
              <Row gap="2" justifyContent="space-between">
                <span>
                  <ViewLink view={view} person={person} />
                </span>
                <Row gap="2">
                  <FollowButton kind="view" target={`${view.id}`} name={view.name} />
                  {view.isOwn && (
                    <>
                      <Button variant="quiet" onClick={() => setChanged(view)}>
                        Change
                      </Button>
                      <Button variant="quiet" onClick={() => setDoomed(view)}>
                        Delete
                      </Button>
                    </>
                  )}
                </Row>
              </Row>
            </ListItem>
          ))}
        </List>
      )}
      {changed !== null && (
        <LazyDialog
          load={loadViewDialog}
          props={{ person, query: changed.query, view: changed, onClose: () => setChanged(null) }}
        />
      )}
      {doomed !== null && (
        <ConfirmDialog
          title="Delete the view"
          isOpen
          confirmText="Delete"
          onConfirm={() => void remove(doomed)}
          onCancel={() => setDoomed(null)}
        >
          <Text size="sm">
            {doomed.workUnitName === null
              ? `“${doomed.name}” will be deleted. No project is changed.`
              : `“${doomed.name}” will be deleted, for everybody in ${doomed.workUnitName} too. No project is changed.`}
          </Text>
        </ConfirmDialog>
      )}
    </Card>
  );
}
