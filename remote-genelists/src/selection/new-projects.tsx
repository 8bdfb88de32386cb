import { counted, LinkButton, Row, Text } from 'shared/ui';
import { newProjectsAddress } from './new-projects-address.ts';
import { useSelectedGenes, type GeneSelection } from './selected-genes.ts';

/** How many genes are selected, and the way to new projects for them. */
export function NewProjects({ store }: { store: GeneSelection }) {
  const selected = [...useSelectedGenes(store)];
  return (
    <Row gap="3" mb="2" role="group" aria-label="Selection">
      <Text role="status" tone={selected.length === 0 ? 'muted' : undefined}>
        {selected.length === 0
          ? 'Select genes to begin projects for them'
          : `${counted(selected.length, 'gene')} selected`}
      </Text>
      {selected.length > 0 && (
        <LinkButton size="sm" to={newProjectsAddress(selected)}>
          {selected.length === 1 ? 'New project for it' : 'New projects for them'}
        </LinkButton>
      )}
    </Row>
  );
}
