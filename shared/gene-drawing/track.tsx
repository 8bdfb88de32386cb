import { memo } from 'react';
import { splitSuperscript } from 'shared/ui';
import { itemText } from './describe-drawing.ts';
import { laneCount, type PlacedItem } from './lanes.ts';
import type { Scale } from './scale.ts';
import { Shape } from './shapes.tsx';
import { Stop } from './stop.tsx';
import type { StopHandlers } from './use-stops.ts';

const HEAD_HEIGHT = 20;
/** With names above the shapes. */
const NAMED = { laneHeight: 30, shapeTop: 14 };
const UNNAMED = { laneHeight: 18, shapeTop: 3 };
const NAME_BASELINE = 10;

export interface PlacedTrack {
  label: string;
  placed: readonly PlacedItem[];
}

export function trackHeight({ placed }: PlacedTrack): number {
  return HEAD_HEIGHT + laneCount(placed) * measuresOf(placed).laneHeight;
}

function measuresOf(placed: readonly PlacedItem[]) {
  return placed.some(({ name }) => name !== null) ? NAMED : UNNAMED;
}

interface TrackProps {
  track: PlacedTrack;
  scale: Scale;
  chr: string;
  y: number;
  handlers: StopHandlers;
}

/** Things of one sort, each below its name, if there are not too many. */
export const Track = memo(function Track({ track, scale, chr, y, handlers }: TrackProps) {
  const { laneHeight, shapeTop } = measuresOf(track.placed);
  return (
    <g transform={`translate(0 ${y})`}>
      <text x="0" y={HEAD_HEIGHT - 7} data-label="">
        {track.label}
      </text>
      {track.placed.map(({ item, shape, name, lane }) => (
        <g key={item.id} transform={`translate(0 ${HEAD_HEIGHT + lane * laneHeight})`}>
          <Stop
            id={item.id}
            label={itemText(item, chr)}
            place={shape}
            y={0}
            height={laneHeight}
            handlers={handlers}
            canBeChosen={!item.isFixed}
          >
            {name && (
              <text x={name.x} y={NAME_BASELINE} textAnchor={name.anchor} data-name="">
                <RaisedParts symbol={name.text} />
              </text>
            )}
            <Shape item={item} place={shape} scale={scale} y={shapeTop} />
          </Stop>
        </g>
      ))}
    </g>
  );
});

/** Px that the raised parts of an allele symbol stand above the others (ui-screens 2.13). */
const RAISED_BY = 3;

function RaisedParts({ symbol }: { symbol: string }) {
  const parts = splitSuperscript(symbol);
  return parts.map(({ text, isRaised }, index) => {
    const wasRaised = parts[index - 1]?.isRaised ?? false;
    const step = (Number(wasRaised) - Number(isRaised)) * RAISED_BY;
    return (
      <tspan key={index} dy={step} fontSize={isRaised ? '0.85em' : undefined}>
        {text}
      </tspan>
    );
  });
}
