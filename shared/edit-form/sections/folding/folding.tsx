import { createContext, use, useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

/** What was last said to all sections of the page. */
interface Order {
  isOpen: boolean;
}

interface Folding {
  /** Another object is another order, even if it says the same. */
  order?: Order | undefined;
  give: (order: Order) => void;
  changeCount: (by: number) => void;
}

const FoldingContext = createContext<Folding>({ give: () => {}, changeCount: () => {} });
/** How many sections fold. Sections do not follow it: each that comes would render all others again. */
const FoldCount = createContext(0);

/** A page of which sections may fold: they can be opened and folded all at once. */
export function FoldingPage({ children }: { children: ReactNode }) {
  const [order, give] = useState<Order>();
  const [count, setCount] = useState(0);
  const changeCount = useCallback((by: number) => setCount((before) => before + by), []);
  const folding = useMemo(() => ({ order, give, changeCount }), [order, changeCount]);
  return (
    <FoldingContext value={folding}>
      <FoldCount value={count}>{children}</FoldCount>
    </FoldingContext>
  );
}

/** The order to all sections; undefined until one is given. The section that asks counts among those that fold. */
export function useFoldingOrder(): Order | undefined {
  const { order, changeCount } = use(FoldingContext);
  // Before the page is painted: the button that opens all is there at the moment at which the sections are.
  useLayoutEffect(() => {
    changeCount(1);
    return () => changeCount(-1);
  }, [changeCount]);
  return order;
}

/** Opens all sections of the page, and folds them again; nothing where no section folds. */
export function FoldAllItem() {
  const { order, give } = use(FoldingContext);
  if (use(FoldCount) === 0) return null;
  const isOpen = order?.isOpen === true;
  return (
    <li>
      <button type="button" onClick={() => give({ isOpen: !isOpen })}>
        {isOpen ? 'Fold all sections' : 'Open all sections'}
      </button>
    </li>
  );
}
