import type { BulkAction, ConsortiaChange, Person } from 'shared/contract';
import { isAdmin } from 'shared/session';

export type ActionName = BulkAction['name'];

/** An action in words. */
export interface ActionWords {
  name: ActionName;
  /** Of the button that opens its dialog. */
  label: string;
  title: string;
  verb: string;
  done: string;
  /** What it changes. */
  noun: string;
}

/** What can be done with the selected records; a project stands for its plans that go on and are the person's to change. */
export const ACTIONS: readonly ActionWords[] = [
  {
    name: 'stopPlans',
    label: 'Stop…',
    title: 'Stop plans',
    verb: 'Stop',
    done: 'stopped',
    noun: 'plan',
  },
  {
    name: 'handOverPlans',
    label: 'Hand over…',
    title: 'Hand plans over',
    verb: 'Hand over',
    done: 'handed over',
    noun: 'plan',
  },
  {
    name: 'changeProjects',
    label: 'Change…',
    title: 'Change projects',
    verb: 'Change',
    done: 'changed',
    noun: 'project',
  },
];

/** The words of an action; undefined for one that is not chosen here, as imports are. */
export function actionWords(name: string): ActionWords | undefined {
  return ACTIONS.find((action) => action.name === name);
}

/** Why the person can do this with none of the records, as the server decides for each (require-hand-over). */
export function obstacleTo(name: ActionName, person: Person | null): string | undefined {
  const isManager = person?.rolesWorkUnits.some(({ roleName }) => roleName?.toLowerCase() === 'manager');
  if (name !== 'handOverPlans' || isAdmin(person) || isManager === true) return undefined;
  return 'Plans are handed over by managers of their work unit, and you manage none.';
}

/** What the form of an action holds before it is an action. */
export interface ActionDraft {
  reason: string;
  words: string;
  withColonies: boolean;
  /** Of each project only the plan that its row names; undefined where the rows name none. */
  standingOnly: boolean | undefined;
  workUnitName: string;
  workGroupName: string;
  privacyName: string;
  recovery: '' | 'yes' | 'no';
  completionNote: string;
  comment: string;
  consortiumName: string;
  /** Beside the consortia that a project has, or in their place. */
  consortiumHow: ConsortiaChange['how'];
}

export const EMPTY_DRAFT: ActionDraft = {
  reason: '',
  words: '',
  withColonies: false,
  standingOnly: undefined,
  workUnitName: '',
  workGroupName: '',
  privacyName: '',
  recovery: '',
  completionNote: '',
  comment: '',
  consortiumName: '',
  consortiumHow: 'add',
};

/** The action that a filled form asks for; or what is missing in it, in words. */
export function actionOf(name: ActionName, draft: ActionDraft): BulkAction | string {
  switch (name) {
    case 'stopPlans': {
      const reason = [draft.reason, draft.words.trim()].filter((text) => text !== '').join('. ');
      if (reason === '') return 'Choose a reason, or write one.';
      return { name, reason, withColonies: draft.withColonies, ...ofStanding(draft) };
    }
    case 'handOverPlans': {
      const { workUnitName, workGroupName } = draft;
      if (workUnitName === '') return 'Choose the work unit that gets the plans.';
      if (workGroupName === '') return 'Choose the work group.';
      return { name, workUnitName, workGroupName, ...ofStanding(draft) };
    }
    case 'changeProjects': {
      const changes = {
        ...(draft.privacyName === '' ? {} : { privacyName: draft.privacyName }),
        ...(draft.recovery === '' ? {} : { recovery: draft.recovery === 'yes' }),
        ...(draft.completionNote === '' ? {} : { completionNote: draft.completionNote }),
        ...(draft.comment.trim() === '' ? {} : { comment: draft.comment.trim() }),
        ...(draft.consortiumName === ''
          ? {}
          : { consortia: { how: draft.consortiumHow, names: [draft.consortiumName] } }),
      };
      if (Object.keys(changes).length === 0) return 'Choose what is to be changed.';
      return { name, ...changes };
    }
  }
}

function ofStanding({ standingOnly }: ActionDraft): { standingOnly?: true } {
  return standingOnly === true ? { standingOnly } : {};
}
