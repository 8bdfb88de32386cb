import { gzipSync } from 'node:zlib';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasHeading, parseReport, readReportFile, ReportFileError, rowsByHeading } from './report-file.ts';

describe('a report file', () => {
  it('is read without its comments, and knows the line each row stood in', () => {
    const file = parseReport('a.rpt', '# made for a test\n\nMGI:1\tnull\r\n#x\nMGI:2\t-\tN/A\n');
    expect(file.lines).toEqual([
      { number: 3, cells: ['MGI:1', ''] },
      { number: 5, cells: ['MGI:2', '-', ''] },
    ]);
  });

  it('has columns by heading, whatever their numbering, signs, case and place', () => {
    const file = parseReport('a.rpt', '1. MGI accession id\t2. Marker Symbol\nMGI:1\tAbc1\n');
    const rows = rowsByHeading(file, { symbol: ['marker symbol'], accId: ['MGI Accession ID'] });
    expect(rows.map((row) => [row.number, row.cell('accId'), row.cell('symbol')])).toEqual([
      [2, 'MGI:1', 'Abc1'],
    ]);
    expect(hasHeading(file, 'Marker symbol')).toBe(true);
    expect(hasHeading(file, 'DB Class Key')).toBe(false);
  });

  it('may have a heading twice', () => {
    const file = parseReport('a.rpt', 'start\tend\tstart\n1\t2\t3\n');
    const [row] = rowsByHeading(file, { first: ['start'], second: ['start#2'] });
    expect([row?.cell('first'), row?.cell('second')]).toEqual(['1', '3']);
  });

  it('is refused without a column that is needed', () => {
    const file = parseReport('MRK_List2.rpt', 'Chr\tstrand\n');
    expect(() => rowsByHeading(file, { symbol: ['Marker Symbol'] })).toThrow(
      new ReportFileError("MRK_List2.rpt has no column 'Marker Symbol'."),
    );
  });
});

describe('on disk', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'report-file-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('it may be gzipped, whatever its name', async () => {
    const path = join(folder, 'MRK_List2.rpt');
    await writeFile(path, gzipSync('MGI:1\tAbc1\n'));
    expect((await readReportFile(path)).lines).toEqual([{ number: 1, cells: ['MGI:1', 'Abc1'] }]);
  });

  it('the message for a missing file contains its path', async () => {
    await expect(readReportFile(join(folder, 'none.rpt'))).rejects.toThrow(/none\.rpt cannot be read/);
  });
});
