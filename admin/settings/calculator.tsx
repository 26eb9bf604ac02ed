import { type ReactNode, useState } from 'react'
import adminStyles from '#admin/ui/admin.module.css'
import { addDays, type Day, dayOf, partsOf } from '#domain/calendar/day'
import { useT } from '#web/messages'
import { Input } from '#web/ui/field'
import styles from './settings.module.css'

/** A field of a calculator. */
export interface CalculatorField {
  name: string
  label: string
  type: 'date' | 'number' | 'text' | 'time'
  start: string
}

interface CalculatorProps<Name extends string> {
  fields: readonly (CalculatorField & { name: Name })[]
  /** The result; undefined where the fields do not make sense. */
  children: (values: Readonly<Record<Name, string>>) => ReactNode | undefined
}

/** Fields with an example, and its result by the rules of the domain. */
export function Calculator<Name extends string>({ fields, children }: CalculatorProps<Name>) {
  const t = useT()
  // A field that nobody has touched follows its start, such as the first day of the version that is being typed.
  const [touched, setTouched] = useState<Partial<Record<Name, string>>>({})
  const values = Object.fromEntries(fields.map(({ name, start }) => [name, touched[name] ?? start])) as Record<
    Name,
    string
  >
  const result = children(values)
  return (
    <>
      <div className={adminStyles.form}>
        {fields.map(({ name, label, type }) => (
          <Input
            key={name}
            type={type === 'number' ? 'text' : type}
            {...(type === 'number' && { inputMode: 'decimal' as const })}
            autoComplete="off"
            maxLength={60}
            label={label}
            value={values[name]}
            onChange={event => setTouched({ ...touched, [name]: event.target.value })}
          />
        ))}
      </div>
      <output className={styles.result} aria-live="polite">
        {result ?? <p className={adminStyles.muted}>{t('admin_settings_try_incomplete')}</p>}
      </output>
    </>
  )
}

/** A number that was typed, also with a comma; undefined for anything else and for negative ones. */
export function typedNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,9}(\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined
}

/** A line of a result. */
export function ResultLine({ name, isTotal, children }: { name: ReactNode; isTotal?: boolean; children: ReactNode }) {
  return (
    <p className={isTotal ? `${styles.line} ${styles.total}` : styles.line}>
      <span>{name}</span>
      <span>{children}</span>
    </p>
  )
}

/** A week in the next June that is far enough away for every term to apply. */
export function exampleStay(today: Day): { from: Day; to: Day } {
  const { year, month } = partsOf(today)
  const from = dayOf(month < 3 ? year : year + 1, 6, 3)
  return { from, to: addDays(from, 7) }
}
