import { TableFrame } from 'shared/ui';

const HEADERS = ['Genes', 'Type', 'Visible', 'Note'];
const ROWS = [
  ['Adamts2', 'Tier2', 'true', 'Note about this record'],
  ['Adamts6,Adamts10', 'Tier1', 'false', 'Multiple genes in a record'],
];

/** How a file looks (ui-screens 19.1). */
export function ExampleTable() {
  return (
    <TableFrame caption="Example of a file" isInCard css={{ fontSize: 'xs' }}>
      <thead>
        <tr>
          {HEADERS.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
