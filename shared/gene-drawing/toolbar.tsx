import type { Stretch } from 'shared/contract';
import {
  AddIcon,
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  RemoveIcon,
  Row,
  type IconButtonProps,
} from 'shared/ui';
import { lengthOf } from './scale.ts';
import { isSameView, middleOf, movedView, MOVE_STEP, zoomedView, ZOOM_STEP } from './view-moves.ts';

interface ToolbarProps {
  view: Stretch;
  whole: Stretch;
  onView: (view: Stretch) => void;
  /** The view of the items alone, and what they are, where it shows clearly more. */
  close?: { view: Stretch; label: string };
}

/** Buttons for what can also be done by dragging, the wheel and keys. */
export function Toolbar({ view, whole, onView, close }: ToolbarProps) {
  const zoomed = (factor: number) => zoomedView(view, factor, middleOf(view), whole);
  const moved = (part: number) => movedView(view, part * lengthOf(view), whole);
  const step = { from: view, onView };
  const isClose = close !== undefined && isSameView(view, close.view);
  return (
    <Row gap="1">
      {close && (
        <Button size="sm" aria-pressed={isClose} onClick={() => onView(isClose ? whole : close.view)}>
          {close.label}
        </Button>
      )}
      <Step {...step} label="Move left" icon={<ChevronLeftIcon />} to={moved(-MOVE_STEP)} />
      <Step {...step} label="Move right" icon={<ChevronRightIcon />} to={moved(MOVE_STEP)} />
      <Step {...step} label="Zoom out" icon={<RemoveIcon />} to={zoomed(1 / ZOOM_STEP)} />
      <Step {...step} label="Zoom in" icon={<AddIcon />} to={zoomed(ZOOM_STEP)} />
    </Row>
  );
}

interface StepProps extends Pick<IconButtonProps, 'label' | 'icon'> {
  from: Stretch;
  to: Stretch;
  onView: (view: Stretch) => void;
}

/** At its end a step stays reachable, so that the focus is not lost on the last press. */
function Step({ from, to, onView, ...look }: StepProps) {
  const isAtEnd = isSameView(from, to);
  return <IconButton {...look} aria-disabled={isAtEnd || undefined} onClick={() => !isAtEnd && onView(to)} />;
}
