import { eq, sql } from 'drizzle-orm'
import type { PassportGuest } from '#contract/booking/passports'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { passport } from '#database/tables'
import { type PassportDetails, passportFields } from '#domain/passports/passport'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import { encryptDetails } from './encrypt-details.ts'
import { getEditableRow, lockOpenPassports, presentRow } from './get-passports.ts'
import { clarifyCountry } from './places.ts'
import { countMissing, presentGuest } from './present-guest.ts'
import { type FoundPassports, findPassports, type PassportRow, type Viewer, type World } from './queries.ts'

interface Edit {
  bookingId: number
  guestId: string
  details: PassportDetails
  /** Undefined where the viewer does not decide it. */
  guardianId?: string | null
  /** The revision on which the edit is based. */
  revision: number
}

/** Countries become codes, and places outside of Italy lose province and commune. */
function canonicalDetails(typed: PassportDetails): PassportDetails {
  const details = {
    ...typed,
    birthCountry: clarifyCountry(typed.birthCountry),
    nationality: clarifyCountry(typed.nationality),
    issueCountry: clarifyCountry(typed.issueCountry),
    documentNumber: typed.documentNumber.toUpperCase(),
  }
  return {
    ...details,
    ...(details.birthCountry === 'IT' ? { birthPlace: '' } : { birthProvince: '', birthCommune: '' }),
    ...(details.issueCountry === 'IT' ? { issuePlace: '' } : { issueProvince: '', issueCommune: '' }),
  }
}

const isSame = (row: PassportRow, details: PassportDetails, guardianId: string | null) =>
  row.guardianId === guardianId && passportFields.every(field => row.details[field] === details[field])

/** The lowest free place of the party; undefined where all are taken. The first one is the lead booker's. */
async function findFreeSlot(tx: Transaction, { trip, leadId }: FoundPassports, id: string) {
  if (id === leadId) return 1
  const taken = await tx.select({ slot: passport.slot }).from(passport).where(eq(passport.bookingId, trip.bookingId))
  const slots = new Set(taken.map(({ slot }) => slot))
  return Array.from({ length: trip.party }, (_, at) => at + 1).find(slot => slot > 1 && !slots.has(slot))
}

/** Writes a row for the first time. A guest beyond the party gets an extra row. */
export async function insertRow(
  tx: Transaction,
  { configuration }: World,
  found: FoundPassports,
  row: Pick<PassportRow, 'id' | 'details' | 'guardianId' | 'coSignInId' | 'kind'> & { isArchived?: true },
): Promise<void> {
  const slot = row.kind === 'extra' ? undefined : await findFreeSlot(tx, found, row.id)
  await tx.insert(passport).values({
    id: row.id,
    bookingId: found.trip.bookingId,
    kind: slot === undefined ? 'extra' : 'party',
    slot: slot ?? null,
    coSignInId: row.coSignInId,
    details: encryptDetails(configuration.keyRing, row.id, row.details),
    guardianId: row.guardianId,
    archivedAt: row.isArchived ? sql`app_now()` : null,
  })
}

/**
 * Saves the details of one guest, complete or not. Throws `not-found`, `not-in-this-state`, `invalid-input` for an
 * adult of another booking, and `changed-since` with the current row for an edit of an older revision.
 */
export async function savePassport(
  tx: Transaction,
  world: World,
  viewer: Viewer,
  { bookingId, guestId, details: typed, revision, ...edit }: Edit,
): Promise<PassportGuest> {
  const found = await lockOpenPassports(tx, world, viewer, bookingId)
  const row = getEditableRow(found, guestId)
  const details = canonicalDetails(typed)
  const guardianId = edit.guardianId === undefined ? row.guardianId : edit.guardianId
  // A repetition of a save whose reply was lost.
  if (row.revision > 0 && isSame(row, details, guardianId)) return presentGuest(found, row)
  if (row.revision !== revision)
    throw new ProblemError('changed-since', { more: { current: presentGuest(found, row) } })
  if (row.archivedAt) throw new ProblemError('not-in-this-state')
  const isKnownAdult = found.visible.some(({ id }) => id === guardianId && id !== guestId)
  if (guardianId !== null && guardianId !== row.guardianId && !isKnownAdult)
    throw new ProblemError('invalid-input', {
      errors: [{ field: 'body.guardianId', code: 'invalid', detail: 'No guest of this booking has this id.' }],
    })
  if (row.revision === 0) await insertRow(tx, world, found, { ...row, details, guardianId })
  else
    await tx
      .update(passport)
      .set({
        details: encryptDetails(world.configuration.keyRing, guestId, details),
        guardianId,
        updatedAt: sql`app_now()`,
      })
      .where(eq(passport.id, guestId))
  await recordReadiness(tx, world, viewer, found)
  return presentRow(tx, world, viewer, { bookingId, id: guestId })
}

/** Records that the details of all guests are complete, when the last of them has become so. */
export async function recordReadiness(
  tx: Transaction,
  world: World,
  viewer: Viewer,
  before: FoundPassports,
): Promise<void> {
  const { bookingId } = before.trip
  if (countMissing(before) === 0) return
  const after = await findPassports(tx, world, viewer, bookingId)
  if (!after || countMissing(after) > 0) return
  const actor = viewer.kind === 'passport-link' ? viewer.kind : actorOf(viewer)
  const guests = after.all.filter(({ archivedAt }) => archivedAt === null).length
  await recordEvent(tx, bookingId, { kind: 'passports-ready', actor, data: { guests } })
}
