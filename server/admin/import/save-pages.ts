import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { insertAll, takeNewValues } from '#database/insert-all'
import * as tables from '#database/tables'
import type { Text } from '#domain/text/language'
import { textOf } from './cells.ts'
import type { KnownRows } from './known-rows.ts'
import type { Read } from './read-table.ts'

const nothing = { en: '', fr: '', de: '' }

/** The template of a page that only redirects. */
const redirectTemplate = 99

/** Saves redirects by their former path; equal ones stay untouched. */
export async function saveRedirects(tx: Transaction, rows: readonly Read<'redirects'>[]): Promise<void> {
  const { page } = tables
  const statusOf = ({ status, to }: Read<'redirects'>) => Number(status ?? (to ? 301 : 410)) as 301 | 302 | 410
  const values = rows.map(row => ({
    templateId: redirectTemplate,
    path: row.from,
    httpStatusCode: statusOf(row),
    redirectTo: row.to ?? null,
    menuName: nothing,
    title: nothing,
    metaDescription: nothing,
    heading1: nothing,
    heading2: nothing,
  }))
  await insertAll(values, some =>
    tx
      .insert(page)
      .values(some)
      .onConflictDoUpdate({ target: page.path, ...takeNewValues(page, ['httpStatusCode', 'redirectTo']) }),
  )
}

/** A page of the folder with its text read. */
export interface ReadPage {
  row: Read<'pages'>
  html: Text
}

/** Replaces the texts of existing pages by one module each; equal ones stay untouched. */
export async function savePages(tx: Transaction, pages: readonly ReadPage[], known: KnownRows): Promise<void> {
  const { page, pageModule } = tables
  const planned = pages.flatMap(each => {
    const found = known.pages.get(each.row.path)
    return found ? [{ ...each, id: found.id }] : []
  })
  const ids = planned.map(({ id }) => id)
  if (ids.length === 0) return
  const rows = await tx.select().from(page).where(inArray(page.id, ids))
  const rowById = new Map(rows.map(row => [row.id, row]))
  const values = planned.flatMap(({ id, row }) => {
    const before = rowById.get(id)
    return before ? [{ ...before, title: textOf(row, 'title'), validFrom: row.valid_from ?? null }] : []
  })
  await insertAll(values, some =>
    tx
      .insert(page)
      .values(some)
      .onConflictDoUpdate({ target: page.id, ...takeNewValues(page, ['title', 'validFrom']) }),
  )
  const modules = await tx.select().from(pageModule).where(inArray(pageModule.pageId, ids))
  const changed = planned.filter(({ id, html }) => {
    const there = modules.filter(({ pageId }) => pageId === id)
    return there.length !== 1 || JSON.stringify(there[0]?.html) !== JSON.stringify(html)
  })
  if (changed.length === 0) return
  const changedIds = changed.map(({ id }) => id)
  await tx.delete(pageModule).where(and(inArray(pageModule.pageId, changedIds), eq(pageModule.type, 'Html')))
  await insertAll(
    changed.map(({ id, html }) => ({ pageId: id, position: 0, type: 'Html' as const, html })),
    some => tx.insert(pageModule).values(some),
  )
}
