import { eq, inArray, sql } from 'drizzle-orm'
import { home } from '#content/pages/home'
import { own } from '#content/pages/own'
import type { Page } from '#content/pages/shape'
import { system } from '#content/pages/system'
import type { Db } from '#database/connection'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { pageRow, pictureOf } from './demo/pages.ts'
import { pictureList } from './demo/pictures.ts'
import { seedLock } from './seed-once.ts'

/**
 * Pages that the site itself links to: home, results, site search, not-found page, and the targets of e-mails and the
 * log-in.
 */
const paths = new Set(['/', '/results', '/search', '/page-not-found', ...own.map(page => page.path)])
const needed: Page[] = [...home, ...own, ...system].filter(page => paths.has(page.path))

/**
 * Inserts missing system pages, without which the site cannot respond; existing ones stay as edited. Their texts are
 * only a start; the demonstration adds the rest.
 */
export async function ensureSystemPages(db: Db): Promise<void> {
  await withTransaction(db, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    const there = await tx
      .select({ id: tables.page.id })
      .from(tables.page)
      .where(inArray(tables.page.path, [...paths]))
    if (there.length === needed.length) return
    const made = await tx.insert(tables.page).values(needed.map(pageRow)).onConflictDoNothing().returning()
    const pictures = await pictureList(tx)
    for (const page of needed.filter(({ id }) => made.some(row => row.id === id))) {
      const picture = pictureOf(page)
      if (!picture) continue
      const pictureId = pictures.addPlace(picture)
      await pictures.insert()
      await tx.update(tables.page).set({ pictureId }).where(eq(tables.page.id, page.id))
    }
  })
}
