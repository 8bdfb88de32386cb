import type { CrisprSourceRow } from './crispr-source.ts';
import type { Stamp } from './model.ts';
import { DAYS_FROM_INJECTION as DAYS, daysAfter, onDay } from './timeline.ts';

type Facts = Pick<CrisprSourceRow, 'miDate' | 'status' | 'embryosInjected' | 'foundersWithDeletion'>;

/**
 * The path of a CRISPR plan through its state machine (api-2 section 8.1): as far as the source's figures carry it,
 * then aborted where the source states it. A founder in the source counts even where its number is missing.
 */
export function crisprPlanStamps(facts: Facts): Stamp[] {
  const hadFounder = (facts.foundersWithDeletion ?? 0) > 0 || facts.status !== 'Micro-injection aborted';
  const hadEmbryos = (facts.embryosInjected ?? 0) > 0 || hadFounder;
  const stamps = [
    stamp('Plan Created', facts.miDate, DAYS.planCreated, 'morning'),
    stamp('Attempt In Progress', facts.miDate, DAYS.attemptInProgress, 'morning'),
  ];
  if (hadEmbryos) stamps.push(stamp('Embryos Obtained', facts.miDate, DAYS.embryosObtained, 'afternoon'));
  if (hadFounder) stamps.push(stamp('Founder Obtained', facts.miDate, DAYS.founderObtained, 'afternoon'));
  if (facts.status === 'Micro-injection aborted') {
    const days = hadFounder ? DAYS.abortedWithFounder : DAYS.abortedWithoutFounder;
    stamps.push(stamp('Attempt Aborted', facts.miDate, days, 'afternoon'));
  }
  return stamps;
}

/** A colony whose genotype was confirmed, CRISPR or ES cell (api-2 section 9.1). */
export function confirmedColonyStamps(miDate: string): Stamp[] {
  return [
    stamp('Genotype In Progress', miDate, DAYS.colonyRegistered, 'morning'),
    stamp('Genotype Confirmed', miDate, DAYS.genotypeConfirmed, 'afternoon'),
  ];
}

/** A colony whose quality control was still going on when the source was taken. */
export function colonyInProgressStamps(miDate: string): Stamp[] {
  return [stamp('Genotype In Progress', miDate, DAYS.colonyRegistered, 'morning')];
}

/** The path of an ES cell plan: every attempt of the source had chimeras, which its mouse QC shows. */
export function esCellPlanStamps(miDate: string): Stamp[] {
  return [
    stamp('Plan Created', miDate, DAYS.planCreated, 'morning'),
    stamp('Attempt In Progress', miDate, DAYS.attemptInProgress, 'morning'),
    stamp('Chimeras/Founder Obtained', miDate, DAYS.chimerasObtained, 'afternoon'),
  ];
}

function stamp(status: string, miDate: string, days: number, part: 'morning' | 'afternoon'): Stamp {
  return { status, date: onDay(daysAfter(miDate, days), part) };
}
