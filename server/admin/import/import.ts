import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import { cleanHtml } from '#database/clean-html'
import type { Db, Transaction } from '#database/connection'
import { assertMigrated } from '#database/migrate'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { hasGaps } from '#domain/text/gaps'
import { languages, type Text, wholeText } from '#domain/text/language'
import type { MediaStore } from '#server/adapters/media-store/media-store'
import { openMediaStore } from '#server/adapters/media-store/open-media-store'
import { batchesOf } from '#server/platform/queue/yielding'
import { CommandFailed, type Terminal, withSite } from '../site.ts'
import { checkBlocks, planSeasons } from './check-calendars.ts'
import { checkDuplicates, planVillas, reportUnknownVilla } from './check-villas.ts'
import { findTakenNights, type KnownRows, loadKnownRows } from './known-rows.ts'
import { ImportProblems } from './problems.ts'
import { findBelow, readPictures } from './read-pictures.ts'
import { type Read, readTable } from './read-table.ts'
import { saveBlocks, saveSeasons } from './save-calendars.ts'
import { type ReadPage, savePages, saveRedirects } from './save-pages.ts'
import { savePictures } from './save-pictures.ts'
import { saveVillas } from './save-villas.ts'

/** The key of the advisory lock: one import at a time. */
const lock = 6_273_903

/** Tables beside villas and slide shows that staff can have given an imported picture. */
const { page, pagePart, list, experience, blogPage, pressPage, teamMember } = tables
const picturedTables = [page, pagePart, list, experience, blogPage, pressPage, teamMember] as const

/** The folder of imported pictures in the media store. */
const originals = 'originals'

async function readPages(
  folder: string,
  rows: readonly Read<'pages'>[],
  known: KnownRows,
  problems: ImportProblems,
): Promise<ReadPage[]> {
  checkDuplicates(rows, 'path', row => row.path, problems)
  const pages: ReadPage[] = []
  for (const row of rows) {
    const found = known.pages.get(row.path)
    if (!found || found.isRedirect) problems.add({ ...row.at, column: 'path' }, `there is no page ${row.path}`)
    const read = async (column: 'html_en' | 'html_fr' | 'html_de') => {
      const name = row[column]
      if (name === undefined) return undefined
      const path = await findBelow(folder, name)
      const html = path && (await readFile(path, 'utf8'))
      if (html === undefined || html.includes('\uFFFD'))
        problems.add({ ...row.at, column }, `${name} is not below the folder, or not in UTF-8`)
      return html
    }
    const en = (await read('html_en')) ?? ''
    const text = { en, fr: (await read('html_fr')) ?? en, de: (await read('html_de')) ?? en }
    if (hasGaps(text)) problems.add({ ...row.at, column: 'html_en' }, 'has gaps, marked with [[ ]]')
    const html = Object.fromEntries(languages.map(language => [language, cleanHtml(text[language])])) as Text
    pages.push({ row, html: wholeText(html) })
  }
  return pages
}

function checkRedirects(rows: readonly Read<'redirects'>[], known: KnownRows, problems: ImportProblems): void {
  checkDuplicates(rows, 'from', ({ from }) => from, problems)
  for (const { from, to, status, at } of rows) {
    if (known.pages.get(from)?.isRedirect === false || known.otherPaths.has(from))
      problems.add({ ...at, column: 'from' }, `${from} is a page of the site`)
    if (to === from) problems.add({ ...at, column: 'to' }, 'must be another path')
    if ((status === '301' || status === '302') && to === undefined) problems.add({ ...at, column: 'to' }, 'is needed')
  }
}

function checkPictures(
  rows: readonly Read<'pictures'>[],
  bedroomsOf: (code: string) => number | undefined,
  problems: ImportProblems,
): void {
  checkDuplicates(rows, 'file', ({ villa, file }) => `${villa}\n${file}`, problems)
  for (const row of rows) {
    const { villa, room, at } = row
    const bedrooms = bedroomsOf(villa)
    if (bedrooms === undefined) reportUnknownVilla(row, problems)
    else if (room !== undefined && room > bedrooms)
      problems.add({ ...at, column: 'room' }, `the villa has ${bedrooms} bedrooms`)
  }
}

/** Reads and checks the whole folder. Changes nothing. */
async function planImport(db: Db, folder: string, problems: ImportProblems) {
  const villas = await readTable(folder, 'villas', problems)
  const seasonRows = await readTable(folder, 'seasons', problems)
  const blocks = await readTable(folder, 'owner-blocks', problems)
  const pictures = await readTable(folder, 'pictures', problems)
  const redirects = await readTable(folder, 'redirects', problems)
  const pageRows = await readTable(folder, 'pages', problems)
  if (![villas, seasonRows, blocks, pictures, redirects, pageRows].some(Boolean))
    throw new CommandFailed(`${folder} has none of the tables; docs/import.md lists them.`)
  const known = await loadKnownRows(db)
  const planned = planVillas(villas ?? [], known, problems)
  const tiersOf = (code: string) => planned.get(code)?.tiers ?? known.villas.get(code)?.tiers
  const bedroomsOf = (code: string) => planned.get(code)?.row.bedrooms ?? known.villas.get(code)?.bedrooms
  const seasons = planSeasons(seasonRows ?? [], tiersOf, problems)
  const blocked = [...new Set((blocks ?? []).flatMap(({ villa }) => known.villas.get(villa)?.id ?? []))]
  const taken = await findTakenNights(db, blocked)
  checkDuplicates(blocks ?? [], 'code', ({ villa, code }) => `${villa}\n${code}`, problems)
  checkBlocks(
    blocks ?? [],
    {
      isVilla: code => tiersOf(code) !== undefined,
      takenNightsOf: code => taken.get(known.villas.get(code)?.id ?? 0) ?? [],
    },
    problems,
  )
  checkPictures(pictures ?? [], bedroomsOf, problems)
  const pictured = new Set(pictures?.map(({ villa }) => villa))
  for (const { row } of planned.values())
    if (!known.villas.has(row.code) && !pictured.has(row.code))
      problems.add({ ...row.at, column: 'code' }, `${row.code} is new, and has no row in pictures`)
  checkRedirects(redirects ?? [], known, problems)
  for (const { row } of planned.values())
    if (row.live !== false && known.villas.get(row.code)?.thumbId === null && !pictured.has(row.code))
      problems.add({ ...row.at, column: 'live' }, `must be no: ${row.code} has no pictures`)
  return {
    planned,
    known,
    seasons,
    blocks: blocks ?? [],
    pictures: pictures ?? [],
    files: await readPictures(folder, pictures ?? [], problems),
    redirects: redirects ?? [],
    pages: await readPages(folder, pageRows ?? [], known, problems),
  }
}

type ImportPlan = Awaited<ReturnType<typeof planImport>>

async function save(tx: Transaction, plan: ImportPlan): Promise<void> {
  const { known } = plan
  const shown = await savePictures(tx, plan.pictures, plan.files, known)
  const ids = await saveVillas(tx, plan.planned, known, code => {
    const found = shown.get(code) ?? known.villas.get(code)
    if (!found) throw new Error(`${code} has no pictures`)
    return { slideshowId: found.slideshowId, thumbId: found.thumbId }
  })
  // The first picture of a villa that is not among the villas of the file.
  for (const [code, { thumbId }] of shown)
    if (!plan.planned.has(code) && thumbId !== known.villas.get(code)?.thumbId)
      await tx.execute(sql`update villa set thumb_id = ${thumbId} where code = ${code}`)
  await saveSeasons(tx, plan.seasons, ids)
  await saveBlocks(tx, plan.blocks, ids)
  await saveRedirects(tx, plan.redirects)
  await savePages(tx, plan.pages, known)
  await tx.execute(sql`
    delete from picture where file like ${`${originals}/%`}
      and id not in (select picture_id from slideshow_picture union select thumb_id from villa where thumb_id is not null)
      and ${sql.join(
        picturedTables.map(table => sql`not exists (select from ${table} where ${table}.picture_id = picture.id)`),
        sql` and `,
      )}`)
}

/** Keys per query. */
const keysTogether = 500

/** Removes stored files that no picture has: replaced ones, and those of an import that was interrupted. */
async function removeOrphans(tx: Transaction, store: MediaStore): Promise<void> {
  const { picture } = tables
  for await (const keys of batchesOf(store.files(originals), keysTogether)) {
    const there = await tx.select({ file: picture.file }).from(picture).where(inArray(picture.file, keys))
    const used = new Set(there.map(({ file }) => file))
    for (const key of keys) if (!used.has(key)) await store.remove(key)
  }
}

const counted = ({ length }: { length: number }, noun: string) => `${length} ${noun}${length === 1 ? '' : 's'}`

const summaryOf = ({ planned, seasons, blocks, pictures, redirects, pages }: ImportPlan) =>
  `${counted([...planned.keys()], 'villa')}, ${counted(seasons, 'season')}, ${counted(blocks, 'owner block')}, ` +
  `${counted(pictures, 'picture')}, ${counted(redirects, 'redirect')} and ${counted(pages, 'page')}`

/**
 * Imports a company's own villas, calendars, pictures, redirects and texts from a folder, all or nothing; with `dryRun`
 * it only tells all problems. Importing the same folder again changes nothing (ADR-0054).
 */
export const importFolder = (
  terminal: Terminal,
  given: string,
  { dryRun = false }: { dryRun?: boolean },
): Promise<void> =>
  withSite(terminal, async ({ db, configuration, print }) => {
    const folder = resolve(given)
    if (!(await stat(folder)).isDirectory()) throw new CommandFailed(`${given} is no folder.`)
    await assertMigrated(db)
    const problems = new ImportProblems()
    const plan = await planImport(db, folder, problems)
    if (problems.count > 0) {
      for (const line of problems.lines) print(line)
      throw new CommandFailed(`${problems.count} problems; nothing was imported.`)
    }
    if (dryRun) return print(`${summaryOf(plan)} are right; nothing was imported.`)
    const store = await openMediaStore(configuration)
    const locked = (work: (tx: Transaction) => Promise<void>) =>
      withTransaction(db, async tx => {
        await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
        await work(tx)
      })
    try {
      await locked(async tx => {
        // Files come first: a page never names a picture that is not there. A second attempt finds them stored.
        for (const { path, key } of plan.files.values()) {
          if (!(await store.has(key))) await store.save(key, await readFile(path))
          // The database ends a transaction that is idle for a minute, and a bucket takes its time.
          await tx.execute(sql`select 1`)
        }
        await save(tx, plan)
      })
    } finally {
      // Under the lock: another import must not lose files that it has stored and not yet committed.
      await locked(tx => removeOrphans(tx, store))
    }
    print(`${summaryOf(plan)} were imported.`)
  })
