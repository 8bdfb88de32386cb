import { useStore } from 'zustand';
import { selectGenes, useGeneSelection, type GeneSelection } from './selected-genes.ts';

/** The genes of a record, with a box to select them by where that is possible. */
export function GenesCell({ genes }: { genes: readonly string[] }) {
  const store = useGeneSelection();
  const text = genes.join(', ');
  return store === null || text === '' ? text : <SelectBox store={store} genes={genes} text={text} />;
}

interface SelectBoxProps {
  store: GeneSelection;
  genes: readonly string[];
  text: string;
}

/** Plain elements: a page has up to 200 of them. The text belongs to what can be pressed. */
function SelectBox({ store, genes, text }: SelectBoxProps) {
  const isSelected = useStore(store, ({ selected }) => genes.every((gene) => selected.has(gene)));
  return (
    <label>
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={`Select ${text}`}
        onChange={({ target }) => selectGenes(store, genes, target.checked)}
      />{' '}
      {text}
    </label>
  );
}
