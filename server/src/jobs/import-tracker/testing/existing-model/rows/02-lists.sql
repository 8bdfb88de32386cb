-- SYNTHETIC. Look-up lists: the names that code refers to, with ids that are not ours, and some names that are new to us.

insert into status (id, name, ordering, is_abortion_status) values
  (1001, 'Plan Created', 1000, false), (1002, 'Plan Abandoned', 2000, true),
  (1003, 'Attempt In Progress', 11000, false), (1004, 'Embryos Obtained', 12000, false),
  (1005, 'Founder Obtained', 13000, false), (1006, 'Chimeras/Founder Obtained', 12500, false),
  (1007, 'Attempt Aborted', 14000, true), (1008, 'Breeding Started', 61000, false),
  (1009, 'Mouse Allele Modification Registered', 71000, false), (1010, 'Cre Excision Started', 72000, false),
  (1011, 'Cre Excision Complete', 73000, false), (1012, 'Phenotyping Plan Aborted', 110000, true),
  (1013, 'Genotype In Progress', 32000, false), (1014, 'Genotype Confirmed', 34000, false),
  (1015, 'Specimen Group In Progress', 22000, false), (1016, 'Phenotyping Registered', 120000, false),
  (1017, 'Phenotyping Started', 253000, false), (1018, 'Phenotyping All Data Sent', 255000, false),
  (1019, 'Late Adult Phenotyping Registered', 130000, false),
  (1020, 'Haplo-Essential Phenotyping Registered', 121000, false), (1021, 'Inactive', 0, false);
insert into assignment_status (id, name, ordering) values
  (1101, 'Inactive', 50), (1102, 'Assigned', 10), (1103, 'Inspect - GLT Mouse', 20), (1104, 'Inspect - Attempt', 30),
  (1105, 'Inspect - Conflict', 40);
insert into privacy (id, name) values (1203, 'public'), (1202, 'protected'), (1201, 'restricted');
insert into project_type (id, name) values (1, 'production');
insert into project_completion_note (id, note) values (1301, 'Handoff complete'), (1302, 'Lost in the lake');
insert into es_cell_centre_pipeline (id, name, centres) values (1401, 'EUMMCR', 'EUCOMM, EUCOMMTools');
insert into es_cell_qc_comment (id, name) values (1501, 'No assay available'), (1502, 'Cells arrived wet');
insert into species (id, name, taxon_id) values (1602, 'Mus musculus', 10090), (1601, 'Homo sapiens', 9606);
insert into plan_type (id, name) values (1702, 'production'), (1701, 'phenotyping');
insert into attempt_type (id, name) values
  (1801, 'adult and embryo phenotyping'), (1802, 'haplo-essential phenotyping'), (1803, 'crispr'), (1804, 'es cell'),
  (1805, 'haplo-essential crispr'), (1806, 'es cell allele modification'), (1807, 'crispr allele modification'),
  (1808, 'breeding');
insert into plan_flag (id, name) values (1, 'watched');
insert into protocol_type (id, name) values (1, 'genotyping');
insert into protocol (id, name, description, protocol_type_id) values (1, 'Short-range PCR', null, 1);
insert into protocol_version (id, protocol_id, protocol_url, version) values (1, 1, 'https://lake.example/pcr', 2);

insert into assay_type (id, name) values (1901, 'PCR'), (1902, 'Squint');
insert into guide_format (id, name) values (2001, 'cr-tracrRNA'), (2002, 'sgRNA');
insert into guide_source (id, name) values (2101, 'commercial'), (2102, 'in-house');
insert into nuclease_type (id, name) values (2201, 'Cpf1'), (2202, 'D10A'), (2203, 'Cas9');
insert into nuclease_class (id, name) values (2301, 'mRNA'), (2302, 'protein');
insert into preparation_type (id, name) values (2401, 'ssDNA Oligo'), (2402, 'Circular');
insert into reagent (id, name, description) values (2501, 'Xrcc5', 'NHEJ Inhibitor'), (2502, 'Lake water', 'Invented');
insert into breeding_type (id, name) values (1, 'intercross');
insert into strain_type (id, name) values
  (2604, 'background strain'), (2603, 'deleter'), (2602, 'test cross strain'), (2601, 'blast strain');
insert into excision_type (id, name) values (1, 'cre');
insert into strain (id, name, mgi_strain_acc_id, excision_type_id) values
  (2701, 'BALB/c', 'MGI:2161072', null), (2702, 'C57BL/6J', 'MGI:3028467', null),
  (2703, 'B6N.Cg-Tg(Sox2-cre)1Amc/J', null, 1), (2704, 'LAKE/1', null, null);
insert into strain_type_relationship (strain_id, strain_type_id) values
  (2701, 2601), (2702, 2604), (2702, 2602), (2703, 2603), (2704, 2604);

insert into outcome_type (id, name) values (2802, 'Colony'), (2801, 'Specimen');
insert into distribution_network (id, name) values (2901, 'EMMA'), (2902, 'MMRRC'), (2903, 'Lake Net');
insert into product_type (id, name) values (3001, 'Frozen sperm'), (3002, 'Live mice');
insert into specimen_type (id, name) values (3101, 'haplo-essential');
insert into property_type (id, name) values (3201, 'Theiler stage');
insert into phenotyping_stage_type (id, name) values
  (3304, 'early adult and embryo'), (3303, 'late adult'), (3302, 'haplo-essential'), (3301, 'embryo');
insert into material_deposited_type (id, name) values (3401, 'Fixed Tissue'), (3402, 'Paraffin-embedded Sections');
insert into genetic_mutation_type (id, name) values (3501, 'Loss-of-function'), (3502, 'Null');
insert into molecular_mutation_type (id, name, type) values
  (3601, 'Insertion', 'Insertion'), (3602, 'Exon Deletion', 'Deletion'), (3603, 'Deletion', 'Deletion'),
  (3604, 'Point Mutation', 'Point Mutation'), (3605, 'Lake swap', 'Indel');
insert into mutation_categorization_type (id, name) values
  (3702, 'esc_allele_class'), (3701, 'allele_category'), (3703, 'repair_mechanism');
insert into mutation_categorization (id, name, description, mutation_categorization_type_id) values
  (3801, 'Conditional Ready', null, 3701), (3802, 'HDR', null, 3703), (3803, 'b', null, 3702), (3804, '''''', null, 3702);
insert into sequence_type (id, name) values (3901, 'partial'), (3902, 'complete');
insert into sequence_category (id, name) values
  (4003, 'intention target sequence'), (4002, 'original starting sequence'), (4001, 'outcome sequence');
insert into qc_type (id, name) values (4101, 'southern_blot'), (4102, 'five_prime_screen');
insert into qc_status (id, name) values (4201, 'fail'), (4202, 'pass');
