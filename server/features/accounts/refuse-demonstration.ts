import { inArray, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import { demonstrationAccounts } from '#domain/demonstration'

const { contact, coSignIn, staff } = tables

/** Throws if the database has an account with a documented demo password. */
export async function refuseDemonstrationAccounts(db: Queryable): Promise<void> {
  const addresses = Object.values(demonstrationAccounts)
  const of = (table: typeof contact | typeof coSignIn | typeof staff) =>
    db
      .select({ email: sql<string>`${table.email}` })
      .from(table)
      .where(inArray(table.email, addresses))
  const found = await union(of(contact), of(coSignIn), of(staff))
  if (found.length === 0) return
  const named = found.map(({ email }) => email).toSorted()
  throw new Error(`MODE=live: the database has accounts of the demonstration (${named.join(', ')}). Remove them first.`)
}
