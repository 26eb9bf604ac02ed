import { and, eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { OfficePictureDetail } from '#contract/staff/office-pictures'
import type { Transaction } from '#database/connection'
import { picture, recordVersion } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { VersionedAction } from '#domain/access/staff'
import type { RecordState } from '#domain/access/versions'
import { parseDay } from '#domain/calendar/day'
import { findBlurredCrops, normalizeFocus } from '#domain/pictures/crop'
import type { PictureFocus } from '#domain/pictures/focus'
import { writeVersion } from '#server/features/versions/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { getPicture } from './get-picture.ts'
import { addressHash, lockPicture, nameOf, type PictureRow, sizeOf, stateOf } from './queries.ts'

type Change = Partial<Omit<typeof picture.$inferInsert, 'id' | 'hash' | 'revision'>>

/**
 * Changes a picture that the transaction has locked, with its address where content or crops differ, and writes its
 * version. Without a revision the change depends on none.
 */
export async function changePicture(
  tx: Transaction,
  actor: Staff,
  { before, change, action, revision = before.revision }: ChangeOfPicture,
): Promise<void> {
  const wanted = { ...before, ...change } as PictureRow
  // A smaller file limits crops that were chosen in a larger one.
  const focus = normalizeFocus(wanted.focus, sizeOf(wanted))
  const next = { ...wanted, focus }
  const hash = addressHash(next)
  const isOfContent = hash !== addressHash(before)
  await tx
    .update(picture)
    .set({ ...change, focus, revision, ...(isOfContent && { hash }) })
    .where(eq(picture.id, before.id))
  await writeVersion(tx, actor, {
    ...{ kind: 'picture', recordId: before.id, action, reason: nameOf(next) },
    before: stateOf(before),
    after: stateOf(next),
  })
}

interface ChangeOfPicture {
  before: PictureRow
  change: Change
  action: VersionedAction
  revision?: number
}

/** The texts of a picture as its form has them. */
export interface PictureTexts {
  altEn: string
  altFr: string
  altDe: string
  photographer: string
  licence: string
  /** A day, or empty. */
  licenceEnds: string
}

/** The texts of a picture as columns. */
export const columnsOfTexts = ({ altEn, altFr, altDe, photographer, licence, licenceEnds }: PictureTexts) => ({
  alt: { en: altEn, fr: altFr, de: altDe },
  photographer,
  licence,
  licenceEnds: parseDay(licenceEnds) ?? null,
})

interface Edit {
  id: number
  revision: number
  focus: PictureFocus
  texts: PictureTexts
}

/**
 * Changes descriptions, licence and crops of a picture. Throws `not-found`, `edited-meanwhile` with the current state, and
 * `invalid-input` for a crop of too few pixels.
 */
export async function editPicture(
  tx: Transaction,
  actor: Staff,
  { id, revision, focus, texts }: Edit,
): Promise<OfficePictureDetail> {
  const before = await lockPicture(tx, id)
  // The revision comes first: crops fit the file that a person has seen.
  if (before.revision !== revision)
    throw new ProblemError('edited-meanwhile', { more: { current: await getPicture(tx, id) } })
  throwFieldErrors({ focus: findBlurredCrops(sizeOf(before), focus).length > 0 ? 'invalid' : undefined })
  const change = { ...columnsOfTexts(texts), focus }
  await changePicture(tx, actor, { before, change, action: 'picture-changed', revision })
  return getPicture(tx, id)
}

interface Credit {
  id: number
  photographer: string
  licence: string
  /** A day, or empty. */
  licenceEnds: string
}

/** Sets photographer and licence of a picture; empty ones stay as they are. Throws `not-found`. */
export async function creditPicture(tx: Transaction, actor: Staff, { id, ...credit }: Credit): Promise<void> {
  const before = await lockPicture(tx, id)
  if (before.removedAt !== null) throw new ProblemError('not-found')
  const change = {
    photographer: credit.photographer || before.photographer,
    licence: credit.licence || before.licence,
    licenceEnds: parseDay(credit.licenceEnds) ?? before.licenceEnds,
  }
  const isSame = Object.entries(change).every(([field, value]) => before[field as keyof Change] === value)
  if (!isSame) await changePicture(tx, actor, { before, change, action: 'picture-changed' })
}

const restored = ['alt', 'brief', 'colour', 'file', 'focus', 'height', 'licence'] as const
const restoredToo = ['licenceEnds', 'likeness', 'name', 'photographer', 'sourceHash', 'width'] as const

/**
 * Restores a version of a picture with its file, which stays in the store for that. Throws `not-found` and
 * `edited-meanwhile`.
 */
export async function restoreVersion(
  tx: Transaction,
  actor: Staff,
  { id, number, revision }: { id: number; number: number; revision: number },
): Promise<OfficePictureDetail> {
  const before = await lockPicture(tx, id)
  const [version] = await tx
    .select({ state: recordVersion.state })
    .from(recordVersion)
    .where(and(eq(recordVersion.kind, 'picture'), eq(recordVersion.recordId, id), eq(recordVersion.number, number)))
  const state: RecordState | null = version?.state ?? null
  if (!state || state.isRemoved === true) throw new ProblemError('not-found')
  const change = Object.fromEntries([...restored, ...restoredToo].map(field => [field, state[field]])) as Change
  await changePicture(tx, actor, { before, change, action: 'record-reverted', revision })
  return getPicture(tx, id)
}
