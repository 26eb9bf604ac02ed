import { sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { OfficePictureDetail } from '#contract/staff/office-pictures'
import type { Transaction } from '#database/connection'
import type { Staff } from '#domain/access/actor'
import { changePicture } from './edit-picture.ts'
import { getPicture } from './get-picture.ts'
import { lockPicture } from './queries.ts'

/** Removes a picture that nothing uses; it can be restored. Throws `not-found` and `picture-in-use`. */
export async function removePicture(tx: Transaction, actor: Staff, id: number): Promise<void> {
  const before = await lockPicture(tx, id)
  if (before.removedAt !== null) throw new ProblemError('not-found')
  const { rows } = await tx.execute(sql`select from picture_use where picture_id = ${id} limit 1`)
  if (rows.length > 0) throw new ProblemError('picture-in-use')
  const { rows: now } = await tx.execute<{ now: string }>(sql`select app_now()::text as now`)
  const removedAt = new Date(now[0]?.now ?? '')
  await changePicture(tx, actor, { before, change: { removedAt }, action: 'picture-removed' })
}

/** Restores a removed picture. Throws `not-found` where it is gone for good, and `not-in-this-state`. */
export async function restorePicture(tx: Transaction, actor: Staff, id: number): Promise<OfficePictureDetail> {
  const before = await lockPicture(tx, id)
  if (before.removedAt === null) throw new ProblemError('not-in-this-state')
  await changePicture(tx, actor, { before, change: { removedAt: null }, action: 'record-reverted' })
  return getPicture(tx, id)
}
