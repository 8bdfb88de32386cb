/** A project that is changed at random through the API: what may be done is done, what may not is refused. */
import fc from 'fast-check';
import type { ChangeResponse } from 'shared/contract';
import type { AuditedEntityName } from '../../src/platform/history/record-change.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { getJson, send } from '../../testing/calls.ts';
import { CAST } from '../../testing/cast.ts';
import { Scenario, WORK } from './scenario.ts';
import { attempt, isJson, listOf, mutation, products, record, tissues, type Json } from './random-bodies.ts';

const CALLER = CAST.administrator;
const STRAIN = 'C57BL/6NTac';

/** What a project is made of; people have a history too, but no part in it. */
type Kind = Exclude<AuditedEntityName, 'Person'>;

/** Something of the project that has a history. */
export interface Entity {
  kind: Kind;
  path: string;
}

/** The possible steps. `pick` chooses among what exists, `size` and `flag` choose how. */
const KINDS = [
  'attempt',
  'attempt',
  'plan step',
  'add colony',
  'add colony',
  'change colony',
  'colony step',
  'colony step',
  'add mutation',
  'change mutation',
  'unlink mutation',
  'add phenotyping',
  'add stage',
  'change stage',
  'stage step',
  'change project',
] as const;

export interface RandomStep {
  kind: (typeof KINDS)[number];
  pick: number;
  size: number;
  flag: boolean;
}

export const steps: fc.Arbitrary<RandomStep[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    pick: fc.nat({ max: 50 }),
    size: fc.nat({ max: 3 }),
    flag: fc.boolean(),
  }),
  { minLength: 5, maxLength: 16 },
);

export class RandomScenario {
  readonly entities: Entity[] = [];
  /** Statuses of responses, to verify that a test does not only meet refusals. */
  readonly answered: number[] = [];

  private constructor(
    private readonly tracker: TestApp,
    readonly tpn: string,
    private readonly pin: string,
    private readonly number: number,
    private readonly onNew: (entity: Entity) => Promise<void>,
  ) {}

  /** @param number distinguishes the names of this scenario from those of other scenarios */
  static async begin(tracker: TestApp, number: number, onNew: (entity: Entity) => Promise<void>) {
    const scenario = await Scenario.begin(tracker, 'Cib2', 'crispr');
    const random = new RandomScenario(tracker, scenario.tpn, await scenario.firstPin(), number, onNew);
    await random.add('Project', `/api/projects/${scenario.tpn}`);
    await random.add('Plan', random.plan);
    return random;
  }

  /** Runs the step; a refusal is a valid response, too. */
  async run({ kind, pick, size, flag }: RandomStep): Promise<void> {
    switch (kind) {
      case 'attempt':
        return this.merge(this.plan, ({ crisprAttempt }) => ({
          crisprAttempt: attempt(isJson(crisprAttempt) ? crisprAttempt : {}, size, flag),
        }));
      case 'plan step':
        return this.step(this.pick('Plan', pick), pick);
      case 'add colony':
        return this.create('Outcome', `${this.plan}/outcomes`, {
          outcomeTypeName: 'Colony',
          colony: {
            name: this.name('C'),
            backgroundStrainName: STRAIN,
            distributionProducts: products(size),
          },
          mutations: flag ? [this.mutation(size)] : [],
        });
      case 'change colony':
        return this.merge(this.pick('Outcome', pick), ({ colony }) => ({
          colony: { ...record(colony), genotypingComment: `${pick}`, distributionProducts: products(size) },
        }));
      case 'colony step':
        return this.step(this.pick('Outcome', pick), pick + size);
      case 'add mutation':
        return this.create('Mutation', `${this.pick('Outcome', pick)}/mutations`, this.mutation(size));
      case 'change mutation':
        return this.merge(this.pick('Mutation', pick), (before) => ({
          ...this.mutation(size),
          symbol: before.symbol,
          ...(flag ? {} : { mutationSequences: before.mutationSequences }),
        }));
      case 'unlink mutation':
        return this.unlink(this.pick('Mutation', pick));
      case 'add phenotyping':
        return this.addPhenotyping(this.pick('Outcome', pick));
      case 'add stage':
        return this.create('PhenotypingStage', `${this.pick('Plan', pick)}/phenotypingStages`, {
          phenotypingTypeName: flag ? 'late adult' : 'early adult and embryo',
          tissueDistributions: tissues(size),
        });
      case 'change stage':
        return this.merge(this.pick('PhenotypingStage', pick), () => ({
          tissueDistributions: tissues(size),
        }));
      case 'stage step':
        return this.step(this.pick('PhenotypingStage', pick), pick + size);
      case 'change project':
        return this.merge(`/api/projects/${this.tpn}`, () => ({
          comment: `${pick}`,
          privacyName: flag ? 'public' : 'protected',
        }));
    }
  }

  private get plan(): string {
    return `/api/plans/${this.pin}`;
  }

  private pick(kind: Kind, number: number): string {
    const paths = this.entities.filter((entity) => entity.kind === kind).map(({ path }) => path);
    return paths[number % Math.max(1, paths.length)] ?? '';
  }

  private async add(kind: Kind, path: string): Promise<void> {
    const entity = { kind, path };
    this.entities.push(entity);
    await this.onNew(entity);
  }

  private async create(kind: Kind, path: string, body: Json): Promise<void> {
    if (!path.startsWith('/api')) return;
    const response = await send(this.tracker, 'POST', path, body, CALLER);
    this.answered.push(response.statusCode);
    if (response.statusCode !== 200) return;
    const url = new URL(response.json<ChangeResponse>()._links.self.href).pathname;
    await this.add(kind, url);
    if (Array.isArray(body.mutations) && body.mutations.length > 0) await this.addNested(url);
  }

  private async addNested(outcome: string): Promise<void> {
    const { _links } = await getJson<{ _links: { mutations?: { href: string }[] } }>(
      this.tracker,
      outcome,
      CALLER,
    );
    for (const { href } of _links.mutations ?? []) await this.add('Mutation', new URL(href).pathname);
  }

  private addPhenotyping(outcome: string): Promise<void> {
    return this.create('Plan', '/api/plans', {
      tpn: this.tpn,
      typeName: 'phenotyping',
      attemptTypeName: 'adult and embryo phenotyping',
      ...WORK,
      phenotypingStartingPoint: { outcomeTpo: outcome.split('/').at(-1) },
      phenotypingAttempt: {
        phenotypingExternalRef: this.name('P'),
        phenotypingBackgroundStrainName: STRAIN,
      },
    });
  }

  private async merge(path: string, change: (before: Json) => Json): Promise<void> {
    if (path === '') return;
    const before = await getJson<Json>(this.tracker, path, CALLER);
    const response = await send(this.tracker, 'PUT', path, { ...before, ...change(before) }, CALLER);
    this.answered.push(response.statusCode);
  }

  /** Takes one of the steps that the status knows, available or not. */
  private async step(path: string, number: number): Promise<void> {
    if (path === '') return;
    await this.merge(path, (before) => {
      const holder = 'colony' in before ? record(before.colony) : before;
      const actions = listOf(record(holder.statusTransition).transitions).map((one) => record(one).action);
      const statusTransition = { actionToExecute: actions[number % Math.max(1, actions.length)] ?? null };
      return 'colony' in before ? { colony: { ...holder, statusTransition } } : { statusTransition };
    });
  }

  private async unlink(path: string): Promise<void> {
    const [outcome, min] = path.split('/mutations/');
    if (min === undefined) return;
    const response = await this.tracker.app.inject({
      method: 'DELETE',
      url: `${outcome}/mutations/deleteAssociations?min=${min}`,
      headers: await this.tracker.as(CALLER),
    });
    this.answered.push(response.statusCode);
    if (response.statusCode === 200)
      this.entities.splice(
        this.entities.findIndex((entity) => entity.path === path),
        1,
      );
  }

  private mutation(size: number): Json {
    return mutation(`Cib2<em${this.number}${this.entities.length}9(IMPC)J>`, size);
  }

  private name(prefix: string): string {
    return `${prefix}-${this.number}-${this.entities.length}-${this.answered.length}`;
  }
}
