import { StartupError } from '../errors/startup-error.ts';
import { yesOrNo, type Parse } from './parsers.ts';

/** One setting: its environment variable, and its row in docs/settings.md. */
export interface Setting<T> {
  name: string;
  /** How docs/settings.md prints the default. */
  shownDefault: string;
  meaning: string;
  parse: Parse<T>;
  fallback: T;
}

/** A setting with a default. `shown` is how docs/settings.md prints that, where it does not as it stands. */
export function setting<T>(
  name: string,
  fallback: T,
  parse: Parse<T>,
  meaning: string,
  shown?: string,
): Setting<T> {
  return { name, fallback, parse, meaning, shownDefault: shown ?? `\`${String(fallback)}\`` };
}

/** A setting that may be left out. */
export function optional<T>(
  name: string,
  parse: Parse<T>,
  meaning: string,
  shown = 'unset',
): Setting<T | undefined> {
  return setting<T | undefined>(name, undefined, parse, meaning, shown);
}

/** A setting that is switched on by 1. */
export function flag(name: string, meaning: string): Setting<boolean> {
  return setting(name, false, yesOrNo, meaning, '`0`');
}

type ValueOf<S> = S extends Setting<infer T> ? T : never;

/** The values of a group of settings. */
export type ValuesOf<Group> = { [Key in keyof Group]: ValueOf<Group[Key]> };

/** Environment variables, as the process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The values of a group of settings. An empty one counts as unset.
 *
 * @throws StartupError naming the setting, what it must be and what it is
 */
export function readValues<Group extends Readonly<Record<string, Setting<unknown>>>>(
  group: Group,
  environment: Environment,
): ValuesOf<Group>;
export function readValues(
  group: Readonly<Record<string, Setting<unknown>>>,
  environment: Environment,
): object {
  return Object.fromEntries(
    Object.entries(group).map(([key, setting]) => [key, readSetting(setting, environment)]),
  );
}

function readSetting<T>({ name, parse, fallback }: Setting<T>, environment: Environment): T {
  const given = environment[name]?.trim();
  if (given === undefined || given === '') return fallback;
  try {
    return parse(given);
  } catch (error) {
    const expected = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${name} must be ${expected}, but it is '${shown(name, given)}'.`);
  }
}

/** Secrets and addresses with passwords are not printed. */
function shown(name: string, given: string): string {
  return /SECRET|PASSWORD|DATABASE_((DIRECT|READ)_)?URL|SMTP_URL|METRICS_TOKEN/.test(name) ? '…' : given;
}
