import { inArray, sql } from 'drizzle-orm'
import type { Page, PagePart } from '#content/pages/shape'
import { placeBrief } from '#content/pictures/place-pictures'
import type { Transaction } from '#database/connection'
import { insertAll, takeNewValues } from '#database/insert-all'
import * as tables from '#database/tables'
import { pageIds } from '#domain/content/page-ids'
import type { Text } from '#domain/text/language'
import { pageRow, pictureOf } from './demo/pages.ts'
import { type Pictures, pictureList } from './demo/pictures.ts'
import { addSlideshows } from './demo/slideshows.ts'

const roles: ReadonlySet<number> = new Set(Object.values(pageIds))

/** The columns that the content of a page fills. */
const texts = ['parentId', 'menuName', 'title', 'metaDescription', 'heading1', 'heading2', 'pictureId'] as const

/** Ids that no page has, from the sequence: people who write SQL choose ids, too. */
async function freeIds(tx: Transaction, count: number): Promise<number[]> {
  if (count === 0) return []
  // At most as many numbers of the sequence are taken as there are pages.
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from (
      select nextval(pg_get_serial_sequence('page', 'id'))::int as id
      from generate_series(1, ${count} + (select count(*) from page where id >= 10000))
    ) as next
    where not exists (select from page where page.id = next.id) order by id limit ${count}`)
  return rows.map(({ id }) => id)
}

const withIds = (text: Text | undefined, idOf: (id: number) => number): Text | undefined =>
  text &&
  (Object.fromEntries(
    Object.entries(text).map(([language, words]) => [
      language,
      words.replace(/\{\{page:(\d+)/g, (_, id: string) => `{{page:${idOf(Number(id))}`),
    ]),
  ) as Text)

/** The rows of modules and parts of pages, with their pictures. */
async function insertContent(
  tx: Transaction,
  pictures: Pictures,
  pages: readonly Page[],
  { idOf, listIdOf }: { idOf: (id: number) => number; listIdOf: (slug: string) => number | null },
): Promise<void> {
  const modules = pages.flatMap(page => page.modules.map((module, position) => ({ page, module, position })))
  const shows = modules.flatMap(({ page, module }) =>
    module.type === 'SlideShow'
      ? [
          {
            name: page.title.en,
            pictureIds: module.pictures.map((picture, i) =>
              pictures.addPlace(placeBrief(`${page.path} ${i}`, picture)),
            ),
          },
        ]
      : [],
  )
  const partRow = (page: Page, { picture, collection, html, ...part }: PagePart, position: number) => ({
    ...part,
    html: withIds(html, idOf),
    pageId: idOf(page.id),
    position,
    pictureId: picture ? pictures.addPlace(placeBrief(`${page.path} ${position}`, picture)) : null,
    listId: collection ? listIdOf(collection) : null,
  })
  const parts = pages.flatMap(page => (page.parts ?? []).map((part, position) => partRow(page, part, position)))
  await pictures.insert()
  const slideshowIds = await addSlideshows(tx, shows)
  await insertAll(
    modules.map(({ page, module, position }) => ({
      pageId: idOf(page.id),
      position,
      type: module.type,
      html: module.type === 'Html' ? withIds(module.html, idOf) : undefined,
      slideshowId: module.type === 'SlideShow' ? (slideshowIds.shift() ?? null) : null,
    })),
    rows => tx.insert(tables.pageModule).values(rows),
  )
  await insertAll(parts, rows => tx.insert(tables.pagePart).values(rows))
}

interface InsertOptions {
  /** Without modules and parts, whose links could lead to pages that do not exist. */
  bare?: boolean
  /** Writes texts of existing pages that nobody has edited: right after the first start only. */
  completes?: boolean
  listIdOf?: (slug: string) => number | null
}

/**
 * Inserts the pages whose path no page has yet; existing ones stay as edited. A page whose id is taken gets a free one,
 * and links to it follow. Returns the id of each page by the id in the content.
 */
export async function insertPages(
  tx: Transaction,
  pages: readonly Page[],
  { bare = false, completes = false, listIdOf = () => null }: InsertOptions = {},
): Promise<{ idOf: (id: number) => number; inserted: number }> {
  const { page } = tables
  const there = await tx.select({ id: page.id, path: page.path, revision: page.revision }).from(page)
  const idByPath = new Map(there.map(({ id, path }) => [path, id]))
  const taken = new Set(there.map(({ id }) => id))
  // A page with a fixed role is found by its id: its path may have been changed.
  for (const { id, path } of pages) if (roles.has(id) && taken.has(id)) idByPath.set(path, id)
  const missing = pages.filter(({ path }) => !idByPath.has(path))
  const free = await freeIds(tx, missing.filter(({ id }) => taken.has(id)).length)
  const ids = new Map(
    pages.map(({ id, path }) => [id, idByPath.get(path) ?? (taken.has(id) ? (free.shift() ?? id) : id)] as const),
  )
  const idOf = (id: number) => ids.get(id) ?? id
  const isKnown = (id: number) => ids.has(id) || taken.has(id)
  const pictures = await pictureList(tx)
  const rowOf = (given: Page) => {
    const picture = pictureOf(given)
    const { parentId } = given
    return {
      ...pageRow(given),
      id: idOf(given.id),
      parentId: parentId !== undefined && isKnown(parentId) ? idOf(parentId) : null,
      pictureId: picture ? pictures.addPlace(picture) : null,
    }
  }
  const untouched = new Set(completes ? there.filter(({ revision }) => revision === 1).map(({ path }) => path) : [])
  const completed = pages.filter(({ path }) => untouched.has(path))
  const rows = [...missing, ...completed].map(rowOf)
  await pictures.insert()
  await insertAll(rows, some =>
    tx
      .insert(page)
      .values(some)
      .onConflictDoUpdate({ target: page.id, ...takeNewValues(page, texts) }),
  )
  if (!bare) {
    if (completed.length > 0)
      await tx.delete(tables.pageModule).where(
        inArray(
          tables.pageModule.pageId,
          completed.map(({ id }) => idOf(id)),
        ),
      )
    await insertContent(tx, pictures, [...missing, ...completed], { idOf, listIdOf })
  }
  return { idOf, inserted: missing.length }
}
