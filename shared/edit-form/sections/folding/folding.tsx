import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

/** What was last said to all sections of the page. */
interface Order {
  isOpen: boolean;
}

/** How many sections of a page fold, for the item that is shown only with some. */
interface FoldedSections {
  change: (by: number) => void;
  /** The ref of the item. */
  item: (element: HTMLElement | null) => void;
}

/** Not a state: what changes one while the page is put together has all that follows it done before anything is seen. */
function countSections(): FoldedSections {
  let count = 0;
  let shown: HTMLElement | null = null;
  const change = (by: number) => {
    count += by;
    if (shown !== null) shown.hidden = count === 0;
  };
  const item = (element: HTMLElement | null) => {
    shown = element;
    change(0);
  };
  return { change, item };
}

interface Folding extends FoldedSections {
  /** Another object is another order, even if it says the same. */
  order?: Order | undefined;
  give: (order: Order) => void;
}

const FoldingContext = createContext<Folding>({ give: () => {}, ...countSections() });

/** A page of which sections may fold: they can be opened and folded all at once. */
export function FoldingPage({ children }: { children: ReactNode }) {
  const [order, give] = useState<Order>();
  const [sections] = useState(countSections);
  const folding = useMemo(() => ({ order, give, ...sections }), [order, sections]);
  return <FoldingContext value={folding}>{children}</FoldingContext>;
}

/** The order to all sections; undefined until one is given. The section that asks counts among those that fold. */
export function useFoldingOrder(): Order | undefined {
  const { order, change } = use(FoldingContext);
  // Before the page is painted: the button that opens all is there at the moment at which the sections are.
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, [change]);
  return order;
}

/** Opens all sections of the page, and folds them again; not shown where no section folds. */
export function FoldAllItem() {
  const { order, give, item } = use(FoldingContext);
  const isOpen = order?.isOpen === true;
  return (
    <li ref={item} hidden>
      <button type="button" onClick={() => give({ isOpen: !isOpen })}>
        {isOpen ? 'Fold all sections' : 'Open all sections'}
      </button>
    </li>
  );
}
