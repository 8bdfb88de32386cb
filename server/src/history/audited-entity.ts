/** What has a history, by the name that its records begin with: `Plan created`. */
export type AuditedEntityName = 'Project' | 'Plan' | 'Outcome' | 'Mutation' | 'PhenotypingStage' | 'Person';

/** One entity that has a history. */
export interface AuditedEntity {
  entity: AuditedEntityName;
  /** Row id. */
  id: number;
}

/** An entity as it was read and locked, before it is changed. */
export interface VersionedEntity extends AuditedEntity {
  version: number;
}
