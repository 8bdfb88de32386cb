import { useId, type MouseEvent, type ReactNode } from 'react';
import { ChevronRightIcon } from '../icons/icons.tsx';
import { cellsOf, type DataRowProps } from './data-row.tsx';

interface ExpandableRowProps<Row> extends DataRowProps<Row> {
  details: ReactNode;
  /** What the button is called; the text of the first cell follows. */
  label: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** A row with a button in its first cell that shows more below it. With a pointer, the whole row is the button. */
export function ExpandableRow<Row>(props: ExpandableRowProps<Row>) {
  const { row, columns, isEven, details, label, isOpen, onToggle } = props;
  const ids = useId();
  const buttonId = `${ids}-button`;
  const nameId = `${ids}-name`;
  const detailsId = `${ids}-details`;
  const canOpen = details !== null;

  const withButton = (content: ReactNode) => (
    <div className="gt-first-cell">
      {canOpen && (
        <button
          type="button"
          className="gt-expander"
          id={buttonId}
          aria-label={label}
          aria-labelledby={`${buttonId} ${nameId}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={onToggle}
        >
          <ChevronRightIcon />
        </button>
      )}
      <div id={nameId}>{content}</div>
    </div>
  );
  const pressRow = (event: MouseEvent) => {
    if (canOpen && isOnRowItself(event)) onToggle();
  };
  return (
    <>
      <tr data-even={isEven ? '' : undefined} data-opens={canOpen ? '' : undefined} onClick={pressRow}>
        {cellsOf(row, columns, ({ cell }, index) => (index === 0 ? withButton(cell(row)) : cell(row)))}
      </tr>
      {isOpen && canOpen && (
        <tr className="gt-details" id={detailsId}>
          <td colSpan={columns.length}>
            <div>{details}</div>
          </td>
        </tr>
      )}
    </>
  );
}

const CONTROLS = 'a, button, input, select, textarea, label, [popover]';

/** A press on a link or a button in the row is for that, and selecting text is no press. */
function isOnRowItself({ target, currentTarget }: MouseEvent): boolean {
  const isOnControl = target instanceof Element && target.closest(CONTROLS) !== null;
  const selection = window.getSelection();
  const isSelecting = selection?.isCollapsed === false && selection.containsNode(currentTarget, true);
  return !isOnControl && !isSelecting;
}
