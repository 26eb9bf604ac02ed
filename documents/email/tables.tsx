import type { CSSProperties } from 'react'
import { colours } from '../theme.ts'
import { styles } from './styles.ts'

const cell: CSSProperties = {
  padding: '9px 14px 9px 0',
  borderBottom: `1px solid ${colours.line}`,
  fontFamily: styles.text.fontFamily,
  fontSize: 15,
  lineHeight: '22px',
  fontWeight: 400,
  color: colours.ink,
  textAlign: 'left',
  verticalAlign: 'top',
}
const soft: CSSProperties = { ...cell, color: colours.inkSoft, fontSize: 13 }
const amount: CSSProperties = { ...cell, paddingRight: 0, textAlign: 'right' }
const table: CSSProperties = { width: '100%', margin: '0 0 22px', borderCollapse: 'collapse' }

/** Plain text form of an e-mail's tables, with aligned columns. */
export const tablesAsText = {
  selectors: [
    {
      selector: 'table.rows',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, colSpacing: 3, maxColumnWidth: 56 },
    },
  ],
}

/** Facts, each after its label. */
export function Facts({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <table className="rows" style={table}>
      <tbody>
        {rows.map(([name, fact]) => (
          <tr key={name}>
            <th scope="row" style={soft}>
              {name}
            </th>
            <td style={{ ...cell, paddingRight: 0 }}>{fact}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface SumsProps {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  total?: readonly string[]
}

export function Sums({ head, rows, total }: SumsProps) {
  const at = (column: number, style: CSSProperties): CSSProperties =>
    column === head.length - 1 ? { ...style, paddingRight: 0, textAlign: 'right' } : style
  return (
    <table className="rows" style={table}>
      <thead>
        <tr>
          {head.map((name, column) => (
            <th key={name} scope="col" style={at(column, soft)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...more]) => (
          <tr key={`${name} ${more.join(' ')}`}>
            <th scope="row" style={cell}>
              {name}
            </th>
            {more.map((text, column) => (
              <td key={head[column + 1]} style={at(column + 1, cell)}>
                {text}
              </td>
            ))}
          </tr>
        ))}
        {total && (
          <tr>
            {total.map((text, column) =>
              column === 0 ? (
                <th key={head[column]} scope="row" style={{ ...cell, fontWeight: 600 }}>
                  {text}
                </th>
              ) : (
                <td key={head[column]} style={{ ...(column === total.length - 1 ? amount : cell), fontWeight: 600 }}>
                  {text}
                </td>
              ),
            )}
          </tr>
        )}
      </tbody>
    </table>
  )
}
