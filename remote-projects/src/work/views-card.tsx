import { useResource } from 'shared/api';
import type { Person, SavedView } from 'shared/contract';
import { Loaded } from 'shared/domain';
import { Card, Link, List, ListItem, Text } from 'shared/ui';
import { SAVED_VIEWS } from '../views/view-calls.ts';
import { ViewLink } from '../views/view-link.tsx';

/** The views of the project list that the person has saved, and those that work units share. */
export function ViewsCard({ person }: { person: Person }) {
  const views = useResource<SavedView[]>(SAVED_VIEWS);
  return (
    <Card
      title="Saved views"
      description="Of Managed Projects."
      actions={<Link to="/projects/views">All</Link>}
    >
      <Loaded of={views} label="Loading the views…">
        {(all) =>
          all.length === 0 ? (
            <Text tone="muted">None yet: filter Managed Projects, then save what you see.</Text>
          ) : (
            <List>
              {all.map((view) => (
                <ListItem key={view.id}>
                  <ViewLink view={view} person={person} />
                </ListItem>
              ))}
            </List>
          )
        }
      </Loaded>
    </Card>
  );
}
