import type { Person } from 'shared/contract';
import { Card, Link, List, ListItem } from 'shared/ui';

/** The gene lists of the consortia in which the person has a role. */
export function GeneListsCard({ person }: { person: Person }) {
  const consortia = [...new Set(person.rolesConsortia.map(({ consortiumName }) => consortiumName))];
  if (consortia.length === 0) return null;
  return (
    <Card title="Gene lists" description="Of your consortia.">
      <List>
        {consortia.map((name) => (
          <ListItem key={name}>
            <Link to={`/your-gene-list?${new URLSearchParams({ consortium: name })}`}>{name}</Link>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
