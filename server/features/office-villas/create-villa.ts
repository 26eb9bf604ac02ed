import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { newVillaForm } from '#contract/forms/villa'
import { ProblemError } from '#contract/problems'
import type { OfficeVillaRecord } from '#contract/staff/office-villas'
import type { Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { VillaRecord } from '#domain/catalogue/villa-record'
import { freeSlug, slugOf } from '#domain/text/slug'
import type { Context } from '#server/context'
import { writeVersion } from '#server/features/versions/public'
import { getVillaRecord } from './present-record.ts'
import { findRecord, findRegion } from './queries.ts'
import { completeRecord, insertRecord } from './save-record.ts'

type World = Pick<Context, 'clock'>

const empty = {
  exquisite: false,
  registrationNumber: '',
  rooms: [],
  amenityIds: [],
  tagline: { en: '' },
  story: { en: '' },
  location: { en: '' },
  included: [],
  extras: [],
  houseRules: [],
  arrivalFrom: null,
  departureBy: null,
  damageDepositCents: null,
  hideForItaly: false,
  hideForGreece: false,
  nearby: [],
  live: false,
  archived: false,
} satisfies Partial<VillaRecord>

/** Villas of one name in a region whose addresses are numbered. */
const maxNumbered = 200

/** The end of the address of a new villa: of its name, numbered where others have it. */
async function newSlug(db: Queryable, name: string, regionId: number): Promise<string> {
  const slug = slugOf(name).slice(0, 70).replace(/-$/, '') || 'villa'
  const region = await findRegion(db, regionId)
  // Two new villas of one name wait for each other.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`villa slug ${slug}`}, 0))`)
  const candidates = [slug, ...Array.from({ length: maxNumbered }, (_, i) => `${slug}-${i + 2}`)]
  const paths = candidates.map(each => `${region?.villaPath ?? ''}/${each}`)
  const { villa } = tables
  const villas = await db.select({ path: villa.path }).from(villa).where(inArray(villa.path, paths))
  const { rows: others } = await db.execute<{ path: string }>(
    sql`select path from content_record where path = any(${sql.param(paths)}::text[])`,
  )
  return freeSlug(slug, new Set([...villas, ...others].map(({ path }) => path.slice(path.lastIndexOf('/') + 1))))
}

async function addVersion(tx: Transaction, actor: Staff, id: number): Promise<void> {
  const found = await findRecord(tx, id)
  if (!found) throw new ProblemError('not-found')
  await writeVersion(tx, actor, {
    kind: 'villa',
    recordId: id,
    before: null,
    after: { ...found.record },
    action: 'villa-created',
    reason: found.record.name,
  })
}

/** Creates a villa as a draft. Throws `invalid-input`. */
export async function createVilla(
  tx: Transaction,
  context: World,
  actor: Staff,
  begun: z.output<typeof newVillaForm>,
): Promise<OfficeVillaRecord> {
  const slug = await newSlug(tx, begun.name, begun.regionId)
  const record = await completeRecord(tx, { ...empty, ...begun, slug, path: '' })
  const [slideshow] = await tx.insert(tables.slideshow).values({ ofVilla: true }).returning({ id: tables.slideshow.id })
  const id = await insertRecord(tx, record, { slideshowId: slideshow?.id ?? 0, thumbId: null })
  await addVersion(tx, actor, id)
  return getVillaRecord(tx, context, id)
}

/**
 * Copies a villa as a draft, with pictures and seasons that have not ended; without code, registration number, owner
 * and everything that others wrote or booked. Throws `not-found`.
 */
export async function copyVilla(
  tx: Transaction,
  context: World,
  actor: Staff,
  { id: originalId, name }: { id: number; name: string },
): Promise<OfficeVillaRecord> {
  const original = await findRecord(tx, originalId)
  if (!original) throw new ProblemError('not-found')
  const { record, slideshowId, thumbId } = original
  const slug = await newSlug(tx, name, record.regionId)
  const copied = await completeRecord(tx, {
    ...record,
    name,
    slug,
    registrationNumber: '',
    live: false,
    archived: false,
  })
  const [slideshow] = await tx.insert(tables.slideshow).values({ ofVilla: true }).returning({ id: tables.slideshow.id })
  const newShow = slideshow?.id ?? 0
  const shown = await tx
    .select()
    .from(tables.slideshowPicture)
    .where(eq(tables.slideshowPicture.slideshowId, slideshowId))
    .orderBy(asc(tables.slideshowPicture.position))
  if (shown.length > 0)
    await tx.insert(tables.slideshowPicture).values(shown.map(row => ({ ...row, slideshowId: newShow })))
  const id = await insertRecord(tx, copied, { slideshowId: newShow, thumbId })
  await tx.execute(sql`
    insert into season (villa_id, nights, changeover, minimum_nights, bookable, weekly_cents, flexible)
    select ${id}, nights, changeover, minimum_nights, bookable, weekly_cents, flexible from season
    where villa_id = ${originalId} and upper(nights) > app_now()::date`)
  await addVersion(tx, actor, id)
  return getVillaRecord(tx, context, id)
}
