import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { withTransaction } from '#database/transact'
import { findColumnKey, forgetColumnKey } from '#server/platform/security/key-check'
import { CommandFailed, type Terminal, withSite } from './site.ts'

/** The encrypted columns, and what is left without their values. */
const encrypted: Readonly<Record<string, { column: string; remove: (those: SQL) => SQL }>> = {
  passport: { column: 'details', remove: those => sql`delete from passport where ${those}` },
  trip: { column: 'allergies', remove: those => sql`update trip set allergies = '' where ${those}` },
  villa_access: { column: 'details', remove: those => sql`delete from villa_access where ${those}` },
}

/** The rows of a table whose value has a key. */
const withKey = (column: string, id: string): SQL =>
  sql`starts_with(${sql.identifier(column)}, 'v1.') and split_part(${sql.identifier(column)}, '.', 2) = ${id}`

async function countValues(db: Queryable, id: string): Promise<[table: string, count: number][]> {
  const counts: [string, number][] = []
  for (const [table, { column }] of Object.entries(encrypted)) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${withKey(column, id)}`,
    )
    const count = rows[0]?.count ?? 0
    if (count > 0) counts.push([table, count])
  }
  return counts
}

/** Forgets a lost key of columns, with the values that only it can decrypt; without `yes` it only counts them. */
export const forgetKey = (terminal: Terminal, id: string, { yes = false }: { yes?: boolean }): Promise<void> =>
  withSite(terminal, async ({ db, configuration, print }) => {
    const standing = await findColumnKey(db, configuration.keyRing, id)
    if (standing === 'unseen') throw new CommandFailed(`The database has seen no key ${id}.`)
    if (standing === 'configured')
      throw new CommandFailed(`The key ${id} is configured, so it is not lost. \`rotate-key\` replaces a key.`)
    await withTransaction(db, async tx => {
      const counts = await countValues(tx, id)
      for (const [table, count] of counts) print(`${table}: ${count}`)
      if (counts.length > 0 && !yes) throw new CommandFailed('Nobody can read these again. Add --yes to delete them.')
      for (const { column, remove } of Object.values(encrypted)) await tx.execute(remove(withKey(column, id)))
      await forgetColumnKey(tx, id)
    })
    print(`The key ${id} is forgotten.`)
  })
