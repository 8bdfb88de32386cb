import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

/** What was last said to all sections of the page. */
interface Order {
  isOpen: boolean;
}

interface Folding {
  /** Another object is another order, even if it says the same. */
  order?: Order | undefined;
  give: (order: Order) => void;
  sections: FoldedSections;
}

/**
 * How many sections of a page fold, for the item that there is only with some. Not a state: what changes one while the page is put
 * together has it rendered twice before anything of it is seen.
 */
class FoldedSections {
  private count = 0;
  private item: HTMLElement | null = null;

  readonly change = (by: number): void => {
    this.count += by;
    if (this.item !== null) this.item.hidden = this.count === 0;
  };

  /** The ref of the item. */
  readonly show = (item: HTMLElement | null): void => {
    this.item = item;
    this.change(0);
  };
}

const FoldingContext = createContext<Folding>({ give: () => {}, sections: new FoldedSections() });

/** A page of which sections may fold: they can be opened and folded all at once. */
export function FoldingPage({ children }: { children: ReactNode }) {
  const [order, give] = useState<Order>();
  const [sections] = useState(() => new FoldedSections());
  const folding = useMemo(() => ({ order, give, sections }), [order, sections]);
  return <FoldingContext value={folding}>{children}</FoldingContext>;
}

/** The order to all sections; undefined until one is given. The section that asks counts among those that fold. */
export function useFoldingOrder(): Order | undefined {
  const { order, sections } = use(FoldingContext);
  // Before the page is painted: the button that opens all is there at the moment at which the sections are.
  useLayoutEffect(() => {
    sections.change(1);
    return () => sections.change(-1);
  }, [sections]);
  return order;
}

/** Opens all sections of the page, and folds them again; not shown where no section folds. */
export function FoldAllItem() {
  const { order, give, sections } = use(FoldingContext);
  const isOpen = order?.isOpen === true;
  return (
    <li ref={sections.show} hidden>
      <button type="button" onClick={() => give({ isOpen: !isOpen })}>
        {isOpen ? 'Fold all sections' : 'Open all sections'}
      </button>
    </li>
  );
}
