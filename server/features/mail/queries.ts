import { desc, eq, getTableColumns } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import { mail } from '#database/tables'

// Lists of e-mails leave out their PDFs.
const { pdf, ...listed } = getTableColumns(mail)

/** Finds the newest e-mails, without their PDFs. */
export const findNewestMail = (db: Queryable, limit: number) =>
  db.select(listed).from(mail).orderBy(desc(mail.id)).limit(limit)

/** Gets an e-mail by the id in a URL. Throws `not-found`. */
export async function getMail(db: Queryable, id: string) {
  const [found] = /^\d{1,15}$/.test(id)
    ? await db
        .select()
        .from(mail)
        .where(eq(mail.id, Number(id)))
    : []
  if (!found) throw new ProblemError('not-found')
  return found
}
