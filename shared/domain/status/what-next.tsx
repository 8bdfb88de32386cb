import type { ReactNode } from 'react';
import { formatDate, Link, StatusBadge } from 'shared/ui';
import { ageText } from './age.ts';
import type { FutureStep, WayStep } from './way.ts';
import { way } from './what-next.styles.ts';

export interface WhatNextProps {
  steps: readonly WayStep[];
  /** What the present status is called, such as `Current Status`. */
  presentLabel: string;
  /**
   * The way to one of these fields on this page, or the address of another page; undefined where it cannot be filled in.
   *
   * @param isNext what is asked for leads on from the present status
   */
  linkTo?: (fields: readonly string[], isNext: boolean) => (() => void) | string | undefined;
  /** Offers a step that the person can choose (`StepChoice`). */
  choiceOf?: (step: FutureStep, action: string) => ReactNode;
}

/** Where a record comes from, where it stands since when, and what leads on: each step with what it needs. */
export function WhatNext({ steps, presentLabel, linkTo, choiceOf }: WhatNextProps) {
  const next = steps.find((step) => step.kind === 'future' && !step.isOptional);
  return (
    <ol className={way} aria-label="What next">
      {steps.map((step, position) => (
        <li
          key={position}
          data-kind={step.kind}
          data-next={step === next ? '' : undefined}
          aria-current={step.kind === 'present' ? 'step' : undefined}
        >
          {step.kind === 'past' && `${step.status} ${formatDate(step.date)}`}
          {step.kind === 'present' && (
            <dl>
              <dt>{presentLabel}</dt>
              <dd>
                <StatusBadge status={step.status} />
                {step.date && ` since ${formatDate(step.date)} (${ageText(step.date)})`}
              </dd>
            </dl>
          )}
          {step.kind === 'future' && (
            <Future step={step} isNext={step === next} linkTo={linkTo} choiceOf={choiceOf} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface FutureProps extends Pick<WhatNextProps, 'linkTo' | 'choiceOf'> {
  step: FutureStep;
  isNext: boolean;
}

function Future({ step, isNext, linkTo, choiceOf }: FutureProps) {
  const { status, isOptional, isChosen, action, refusal } = step;
  // What can be chosen lacks nothing any more.
  const needs = action === undefined ? step.needs : null;
  const go = needs === null ? undefined : linkTo?.(needs.fields, isNext);
  const choice = action !== undefined && choiceOf?.(step, action);
  return (
    <>
      <strong>{status}</strong>
      {isOptional && ' (optional)'}
      {needs === null ? isChosen && !choice && ': chosen by a person' : ': '}
      {needs !== null &&
        (typeof go === 'string' ? (
          <Link to={go}>{needs.text}</Link>
        ) : go ? (
          // Not a button, which is a block in its line whatever its style.
          <a
            className="gt-link"
            href={window.location.href}
            onClick={(event) => {
              event.preventDefault();
              go();
            }}
          >
            {needs.text}
          </a>
        ) : (
          needs.text
        ))}
      {refusal !== undefined && <p>Not possible now: {refusal}</p>}
      {choice}
    </>
  );
}
