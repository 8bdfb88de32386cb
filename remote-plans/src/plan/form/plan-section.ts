import type { ComponentType } from 'react';
import type { Configuration, Plan, PlanUpdate } from 'shared/contract';
import type { FieldValues } from 'shared/ui-forms';
import type { FormSection } from 'shared/edit-form';

export interface SectionProps {
  /** The plan as it is stored. */
  plan: Plan;
}

/** A card of a plan's page. The page makes the card; the section fills it. */
export interface PlanSection extends FormSection {
  /** What may be changed, inside the form of the page. */
  Fields: ComponentType<SectionProps>;
  /** The same for people who may not change it, with `Not defined` for nothing. */
  Facts: ComponentType<SectionProps>;
  /** What is stored, in a line; empty for nothing. A section without it does not fold. */
  line?: (plan: Plan) => string;
  /** Whether its time has not come: nothing can be entered yet. */
  isLater?: (plan: Plan) => boolean;
}

/** How the attempt of a plan is edited: its sections, and what lies between the plan and the values of the form. */
export interface AttemptForm<Values extends FieldValues> {
  /** In the order of the page. */
  sections: readonly PlanSection[];
  /** Shown above the errors when the form is refused because of these sections (spec part 2 §5). */
  invalidText?: string;
  /**
   * The values that the form has of a plan; each top-level member is a section. A function of the plan and the look-up
   * lists alone (an empty table of nucleases starts with a row of the first type, spec part 2 §4), so that the same plan
   * has the same values.
   */
  valuesOf: (plan: Plan, lists: Configuration) => Values;
  /**
   * The members of the change that carry the attempt, built each time: neither values nor plan are touched. Blank choices and
   * texts are null; what nobody touched goes back as it came. The page leaves an attempt out that is neither stored nor
   * filled in, and every attempt when the plan is abandoned.
   */
  inputOf: (values: Values, plan: Plan) => Partial<PlanUpdate>;
}
