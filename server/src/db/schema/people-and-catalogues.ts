/** People, organisations and look-up lists (migration 0001). */
import type { Generated } from 'kysely';
import type { Audited, CatalogueTable, Json } from './columns.ts';

export interface AppSettingTable {
  key: string;
  value: Json;
}

export interface WorkUnitTable extends CatalogueTable, Audited {
  full_name: string | null;
  ilar_code: string | null;
}

export interface WorkGroupTable extends CatalogueTable, Audited {
  description: string | null;
}

export interface ConsortiumTable extends CatalogueTable, Audited {
  description: string | null;
}

export interface InstituteTable extends CatalogueTable, Audited {
  description: string | null;
}

export interface FunderTable extends CatalogueTable, Audited {
  description: string | null;
}

export interface WorkGroupWorkUnitTable {
  work_group_id: number;
  work_unit_id: number;
}

export interface ConsortiumWorkUnitTable {
  consortium_id: number;
  work_unit_id: number;
}

export interface FunderWorkGroupTable {
  funder_id: number;
  work_group_id: number;
}

export interface RoleTable extends CatalogueTable, Audited {
  description: string | null;
}

export interface PersonTable extends Audited {
  id: Generated<number>;
  name: string | null;
  email: string;
  auth_id: string | null;
  is_active: Generated<boolean>;
  contactable: Generated<boolean | null>;
  is_admin: Generated<boolean>;
  password_hash: string | null;
  version: Generated<number>;
}

export interface PersonRoleWorkUnitTable extends Audited {
  id: Generated<number>;
  person_id: number;
  work_unit_id: number;
  role_id: number;
}

export interface PersonRoleConsortiumTable extends Audited {
  id: Generated<number>;
  person_id: number;
  consortium_id: number;
  role_id: number;
}

export interface StatusTable extends CatalogueTable {
  description: string | null;
  ordering: number;
  is_abortion_status: boolean;
}

export interface AssignmentStatusTable extends CatalogueTable {
  description: string | null;
  ordering: number;
}

export interface PrivacyTable extends CatalogueTable {
  rank: number;
}

export interface SpeciesTable extends CatalogueTable {
  taxon_id: number | null;
}

export interface EsCellCentrePipelineTable extends CatalogueTable {
  centres: string | null;
}

export interface ProjectCompletionNoteTable {
  id: Generated<number>;
  note: string;
}

export interface MolecularMutationTypeTable extends CatalogueTable {
  type: string | null;
}

export interface MutationCategorizationTable extends CatalogueTable {
  description: string | null;
  mutation_categorization_type_id: number;
}

export interface ReagentTable extends CatalogueTable {
  description: string | null;
}

export interface StrainTable extends CatalogueTable, Audited {
  mgi_strain_acc_id: string | null;
}

export interface StrainTypeRelationshipTable {
  strain_id: number;
  strain_type_id: number;
}

/** The tables of this domain by name. */
export interface PeopleAndCatalogues {
  app_setting: AppSettingTable;
  work_unit: WorkUnitTable;
  work_group: WorkGroupTable;
  consortium: ConsortiumTable;
  institute: InstituteTable;
  funder: FunderTable;
  work_group_work_unit: WorkGroupWorkUnitTable;
  consortium_work_unit: ConsortiumWorkUnitTable;
  funder_work_group: FunderWorkGroupTable;
  role: RoleTable;
  person: PersonTable;
  person_role_work_unit: PersonRoleWorkUnitTable;
  person_role_consortium: PersonRoleConsortiumTable;
  status: StatusTable;
  assignment_status: AssignmentStatusTable;
  privacy: PrivacyTable;
  plan_type: CatalogueTable;
  attempt_type: CatalogueTable;
  outcome_type: CatalogueTable;
  specimen_type: CatalogueTable;
  property_type: CatalogueTable;
  phenotyping_stage_type: CatalogueTable;
  material_deposited_type: CatalogueTable;
  species: SpeciesTable;
  es_cell_centre_pipeline: EsCellCentrePipelineTable;
  es_cell_qc_comment: CatalogueTable;
  project_completion_note: ProjectCompletionNoteTable;
  genetic_mutation_type: CatalogueTable;
  molecular_mutation_type: MolecularMutationTypeTable;
  mutation_categorization_type: CatalogueTable;
  sequence_type: CatalogueTable;
  sequence_category: CatalogueTable;
  qc_type: CatalogueTable;
  qc_status: CatalogueTable;
  mutation_categorization: MutationCategorizationTable;
  nuclease_type: CatalogueTable;
  nuclease_class: CatalogueTable;
  guide_format: CatalogueTable;
  guide_source: CatalogueTable;
  assay_type: CatalogueTable;
  preparation_type: CatalogueTable;
  reagent: ReagentTable;
  product_type: CatalogueTable;
  distribution_network: CatalogueTable;
  strain: StrainTable;
  strain_type: CatalogueTable;
  strain_type_relationship: StrainTypeRelationshipTable;
}
