import { sql } from 'drizzle-orm'
import { home } from '#content/pages/home'
import { own } from '#content/pages/own'
import type { Page } from '#content/pages/shape'
import { system } from '#content/pages/system'
import type { Db } from '#database/connection'
import { withTransaction } from '#database/transact'
import { insertPages } from './insert-pages.ts'
import { seedLock } from './seed-once.ts'

/**
 * Pages that the site itself links to: home, results, site search, not-found page, and the targets of e-mails and the
 * log-in.
 */
const paths = new Set(['/', '/results', '/search', '/page-not-found', ...own.map(page => page.path)])
const needed: Page[] = [...home, ...own, ...system].filter(page => paths.has(page.path))

/**
 * Inserts missing system pages, without which the site cannot respond; existing ones stay as edited. Their texts are
 * only a start; the demonstration and the catalogue add the rest. Returns the number of inserted pages.
 */
export async function ensureSystemPages(db: Db): Promise<number> {
  return withTransaction(db, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    return (await insertPages(tx, needed, { bare: true })).inserted
  })
}
