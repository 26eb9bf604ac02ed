import own from '#admin/content/content.module.css'
import { Changes } from '#admin/permissions/may-change'
import { monthName } from '#domain/calendar/month-names'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { useTypedNumber, writeNumber } from './use-typed-number'

const months = Array.from({ length: 12 }, (_, i) => i + 1)
const rows = ['air', 'sea'] as const
type Climate = Partial<Record<(typeof rows)[number], readonly unknown[]>>

interface ClimateFieldProps {
  label: string
  value: unknown
  error?: string | undefined
  onChange: (climate: Climate) => void
}

interface DegreesProps {
  label: string
  value: unknown
  onChange: (value: unknown) => void
}

function Degrees({ label, value, onChange }: DegreesProps) {
  const { text, type } = useTypedNumber(value, onChange)
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      value={text}
      onChange={event => type(event.target.value)}
    />
  )
}

/** Degrees of air and sea by month. */
export function ClimateField({ label, value, error, onChange }: ClimateFieldProps) {
  const t = useT()
  const language = useLanguage()
  const climate = (typeof value === 'object' && value !== null ? value : {}) as Climate
  const year = (row: 'air' | 'sea') => months.map((_, i) => climate[row]?.[i] ?? null)
  return (
    <fieldset className={cx(own.records, own.whole)}>
      <legend>{label}</legend>
      <div className={own.climate}>
        <table>
          <thead>
            <tr>
              <td />
              {months.map(month => (
                <th key={month} scope="col">
                  {monthName(month, language, 'short')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row}>
                <th scope="row">{t(`content_climate_${row}`)}</th>
                {months.map((month, i) => (
                  <td key={month}>
                    <Changes instead={writeNumber(climate[row]?.[i], language) || '–'}>
                      <Degrees
                        label={`${t(`content_climate_${row}`)}, ${monthName(month, language, 'long')}`}
                        value={climate[row]?.[i] ?? null}
                        onChange={changed =>
                          onChange({
                            air: year('air'),
                            sea: year('sea'),
                            [row]: year(row).map((degree, at) => (at === i ? changed : degree)),
                          })
                        }
                      />
                    </Changes>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {error && <p className={own.error}>{error}</p>}
    </fieldset>
  )
}
