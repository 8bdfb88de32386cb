/** People, organisations and look-up lists (migration 0001). */
import type { Generated } from 'kysely';
import type { Audited, CatalogueTable, Json } from './columns.ts';

/** The tables of this domain by name. */
export interface PeopleAndCatalogues {
  app_setting: { key: string; value: Json };
  work_unit: CatalogueTable & Audited & { full_name: string | null; ilar_code: string | null };
  work_group: CatalogueTable & Audited & { description: string | null };
  consortium: CatalogueTable & Audited & { description: string | null };
  institute: CatalogueTable & Audited & { description: string | null };
  funder: CatalogueTable & Audited & { description: string | null };
  work_group_work_unit: { work_group_id: number; work_unit_id: number };
  consortium_work_unit: { consortium_id: number; work_unit_id: number };
  funder_work_group: { funder_id: number; work_group_id: number };
  role: CatalogueTable & Audited & { description: string | null };
  person: Audited & {
    id: Generated<number>;
    name: string | null;
    email: string;
    auth_id: string | null;
    is_active: Generated<boolean>;
    contactable: Generated<boolean | null>;
    is_admin: Generated<boolean>;
    password_hash: string | null;
    version: Generated<number>;
  };
  person_role_work_unit: Audited & {
    id: Generated<number>;
    person_id: number;
    work_unit_id: number;
    role_id: number;
  };
  person_role_consortium: Audited & {
    id: Generated<number>;
    person_id: number;
    consortium_id: number;
    role_id: number;
  };
  status: CatalogueTable & {
    description: string | null;
    ordering: number;
    is_abortion_status: boolean;
  };
  assignment_status: CatalogueTable & { description: string | null; ordering: number };
  privacy: CatalogueTable & { rank: number };
  plan_type: CatalogueTable;
  attempt_type: CatalogueTable;
  outcome_type: CatalogueTable;
  specimen_type: CatalogueTable;
  property_type: CatalogueTable;
  phenotyping_stage_type: CatalogueTable;
  material_deposited_type: CatalogueTable;
  species: CatalogueTable & { taxon_id: number | null };
  es_cell_centre_pipeline: CatalogueTable & { centres: string | null };
  es_cell_qc_comment: CatalogueTable;
  project_completion_note: { id: Generated<number>; note: string };
  genetic_mutation_type: CatalogueTable;
  molecular_mutation_type: CatalogueTable & { type: string | null };
  mutation_categorization_type: CatalogueTable;
  sequence_type: CatalogueTable;
  sequence_category: CatalogueTable;
  qc_type: CatalogueTable;
  qc_status: CatalogueTable;
  mutation_categorization: CatalogueTable & {
    description: string | null;
    mutation_categorization_type_id: number;
  };
  nuclease_type: CatalogueTable;
  nuclease_class: CatalogueTable;
  guide_format: CatalogueTable;
  guide_source: CatalogueTable;
  assay_type: CatalogueTable;
  preparation_type: CatalogueTable;
  reagent: CatalogueTable & { description: string | null };
  product_type: CatalogueTable;
  distribution_network: CatalogueTable;
  strain: CatalogueTable & Audited & { mgi_strain_acc_id: string | null };
  strain_type: CatalogueTable;
  strain_type_relationship: { strain_id: number; strain_type_id: number };
}
