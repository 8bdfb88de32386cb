import type { HistoryRecord } from 'shared/contract';
import { historyCsv, historyFileName } from './history-csv.ts';

const RECORD: HistoryRecord = {
  id: 2,
  user: 'jo@lab.example',
  date: '2026-03-02T11:00:00.25',
  comment: 'Project updated',
  details: [],
};

const valuesOf = (newValue: string | null) => {
  const detail = { field: 'comment', oldValue: null, newValue, note: 'Field changed' };
  return historyCsv([{ ...RECORD, details: [detail] }]).split('\n')[1];
};

describe('history as CSV (PP-38)', () => {
  it('has a line for each changed field, with its human and its technical name', () => {
    const details = [
      { field: 'privacy.name', oldValue: 'public', newValue: 'restricted', note: 'Field changed' },
      { field: 'comment', oldValue: null, newValue: 'a', note: 'Field changed' },
    ];
    expect(historyCsv([{ ...RECORD, details }])).toBe(
      '"Id","User","Date","Action","Field","Technical path","Note","From","To"\n' +
        '"2","jo@lab.example","2026-03-02T11:00:00.25","Project updated","Privacy","privacy.name","Field changed","public","restricted"\n' +
        '"2","jo@lab.example","2026-03-02T11:00:00.25","Project updated","Comment","comment","Field changed","","a"\n',
    );
  });

  it('has one line for a change without fields, such as a creation', () => {
    expect(historyCsv([RECORD]).split('\n')[1]).toBe(
      '"2","jo@lab.example","2026-03-02T11:00:00.25","Project updated","","","","",""',
    );
  });

  it.each([
    ['say "no", twice', '"say ""no"", twice"'],
    ['two\nlines', undefined],
    ['=1+1', `"'=1+1"`],
    ['-12', `"'-12"`],
    ['@x', `"'@x"`],
    [null, '""'],
  ])('writes the value %j so that no spreadsheet misreads it', (value, written) => {
    const line = valuesOf(value);
    if (written !== undefined) expect(line?.endsWith(`,${written}`)).toBe(true);
    else expect(line?.endsWith('"two')).toBe(true);
  });

  it('is saved under a name that every system takes', () => {
    expect(historyFileName('TPN:000000042')).toBe('TPN_000000042 history.csv');
  });
});
