import { desc, eq, getTableColumns } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Reads } from '#database/connection'
import { mail } from '#database/tables'

// A list of e-mails shows none of their files.
const { pdf, ...listed } = getTableColumns(mail)

/** The letters that were written last, the newest first. */
export const findNewestMail = (db: Reads, limit: number) =>
  db.select(listed).from(mail).orderBy(desc(mail.id)).limit(limit)

/** A letter by what an address says is its number. Throws `not-found`. */
export async function getMail(db: Reads, id: string) {
  const [found] = /^\d{1,15}$/.test(id)
    ? await db
        .select()
        .from(mail)
        .where(eq(mail.id, Number(id)))
    : []
  if (!found) throw new Refusal('not-found')
  return found
}
