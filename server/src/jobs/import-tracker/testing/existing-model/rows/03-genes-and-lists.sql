-- SYNTHETIC. Genes and the list of one consortium. The accession ids are not ones that MGI has given.

insert into gene (id, symbol, name, type, genome_build, entrez_gene_id, ensembl_gene_id, ensembl_chromosome,
  ensembl_start, ensembl_stop, ensembl_strand, mgi_cm, mgi_chromosome, mgi_start, mgi_stop, mgi_strand, species_id, acc_id)
values
  (501, 'Fict1', 'fictitious gene 1', 'protein coding gene', 'GRCm39', 990001, 'ENSMUSG99000000001', '4', 134000001,
    134012000, '+', '66.10', '4', 134000001, 134012000, '+', 1602, 'MGI:9900001'),
  (502, 'Fict2', 'fictitious gene 2', 'protein coding gene', 'GRCm39', 990002, 'ENSMUSG99000000002', '11', 67200001,
    67230000, '-', '40.20', '11', 67200001, 67230000, '-', 1602, 'MGI:9900002'),
  (503, 'Fict3', 'fictitious gene 3', 'protein coding gene', 'GRCm39', 990003, null, null, null, null, null,
    null, 'X', 7100001, 7105000, '-', 1602, 'MGI:9900003'),
  (504, 'Fict4', 'fictitious gene 4', 'lincRNA gene', 'GRCm39', null, null, null, null, null, null,
    null, null, null, null, null, 1602, 'MGI:9900004'),
  (505, 'Fict5', 'fictitious gene 5', 'protein coding gene', null, null, null, null, null, null, null,
    null, null, null, null, null, 1602, 'MGI:9900005');
update gene set ncbi_chromosome = mgi_chromosome, ncbi_start = mgi_start, ncbi_stop = mgi_stop, ncbi_strand = mgi_strand
where id = 501;
insert into gene_flag (id, name) values (1, 'popular');
insert into gene_flag_relation (gene_id, gene_flag_id) values (501, 1);

insert into gene_list (consortium_id, description) values (92, 'Genes of Mendelian disease');
insert into list_record_type (id, name, gene_list_consortium_id) values (6101, 'Tier2', 92), (6102, 'Tier1', 92), (6103, 'Shelved', 92);
insert into list_record (id, gene_list_id, note, visible) values
  (6001, 92, 'First of the list', true), (6002, 92, 'Two at once', true), (6003, 92, null, false);
insert into list_record_list_record_type (list_record_id, list_record_type_id) values (6001, 6102), (6002, 6101), (6002, 6103);
-- The two genes of one record are stored against their order.
insert into gene_by_list_record (id, list_record_id, acc_id, index) values
  (6201, 6001, 'MGI:9900001', 0), (6202, 6002, 'MGI:9900003', 1), (6203, 6002, 'MGI:9900002', 0),
  (6204, 6003, 'MGI:9900005', 0);
