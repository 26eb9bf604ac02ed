import { type SQL, sql } from 'drizzle-orm'
import { currentTime } from '../current-time.ts'
import { personalData } from './register.ts'
import type { Moment, Path, Period, PersonalTable, Removal } from './shape.ts'

/** A person whose data is processed. The address is only set if it is confirmed. */
export interface Person {
  kind: 'contact' | 'coSignIn'
  id: number
  address: string | undefined
}

/** A condition for the rows `item` that a path leads to an owner. */
function along({ via = [], column }: Path, id: number): SQL {
  const [first, ...others] = via
  if (!first) return sql`item.${sql.identifier(column)} = ${id}`
  const [from, table] = first
  const inner = along({ via: others, column }, id)
  return sql`item.${sql.identifier(from)} in (select item.id from ${sql.identifier(table)} as item where ${inner})`
}

/** The condition on `item` for a person's rows; undefined where none can exist. */
export function ofPerson({ of }: PersonalTable, { kind, id, address }: Person): SQL | undefined {
  const path = of[kind]
  const conditions = [
    ...(path ? [along(path, id)] : []),
    ...(address === undefined ? [] : (of.address ?? [])).map(
      column => sql`item.${sql.identifier(column)} = ${address}`,
    ),
  ]
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : undefined
}

/** The rows of a table in a person's export, each as one JSON value; undefined where none can exist. */
export function exportOf(entry: PersonalTable, person: Person): SQL | undefined {
  const theirs = ofPerson(entry, person)
  if (!theirs) return undefined
  const fields = [
    ...Object.entries(entry.columns).flatMap(([name, column]) => ('as' in column ? [[column.as, `item.${name}`]] : [])),
    ...Object.entries(entry.beside ?? {}),
  ].map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${sql.raw(value ?? '')}`)
  return sql`select jsonb_build_object(${sql.join(fields, sql`, `)}) as said
    from ${sql.identifier(entry.table)} as item where ${theirs}`
}

const removalOf = (table: string, remove: Removal, where: SQL): SQL => {
  const name = sql.identifier(table)
  if (remove === 'delete') return sql`delete from ${name} as item where ${where}`
  const columns = Object.entries(remove.set)
  const sets = columns.map(([column, value]) => sql`${sql.identifier(column)} = ${sql.raw(value)}`)
  // Skips rows that have been overwritten already.
  const differs = columns.map(
    ([column, value]) => sql`item.${sql.identifier(column)} is distinct from ${sql.raw(value)}`,
  )
  return sql`update ${name} as item set ${sql.join(sets, sql`, `)} where ${where} and (${sql.join(differs, sql` or `)})`
}

const onlyOf = (only: Moment | undefined) => (only ? sql` and (${sql.raw(only.sql)})` : sql``)

function intervalOf(keep: Period, configuredMonths: number): SQL {
  if (keep === 'configured') return sql`make_interval(months => ${configuredMonths})`
  return 'days' in keep ? sql`make_interval(days => ${keep.days})` : sql`make_interval(months => ${keep.months})`
}

/** The statements of the nightly job, one per rule, in order. */
export const retentionStatements = (configuredMonths: number): SQL[] =>
  personalData.flatMap(({ table, retention = [] }) =>
    retention.map(({ after, keep, remove, only }) => {
      const isOver = sql`${sql.raw(after.sql)} < ${currentTime} - ${intervalOf(keep, configuredMonths)}`
      return removalOf(table, remove, sql`${isOver}${onlyOf(only)}`)
    }),
  )

/** The statements for the deletion of an account, one per rule, in order. */
export const erasureStatements = (person: Person): SQL[] =>
  personalData.flatMap(entry => {
    const theirs = ofPerson(entry, person)
    if (!theirs) return []
    return entry.erasure.flatMap(rule =>
      'remove' in rule ? [removalOf(entry.table, rule.remove, sql`${theirs}${onlyOf(rule.only)}`)] : [],
    )
  })
