import { randomUUID } from 'node:crypto'
import type { PassportGuest } from '#contract/booking/passports'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import { emptyPassport } from '#domain/passports/passport'
import { lockOpenPassports, presentRow } from './get-passports.ts'
import type { World } from './queries.ts'
import { insertRow } from './save-passport.ts'

/** The limit of extra rows of a booking. */
const maxExtraRows = 20

/** Adds a row for one more guest, which belongs to the actor. Throws `not-found` and `not-in-this-state`. */
export async function addPassportRow(
  tx: Transaction,
  world: World,
  actor: LeadBooker | CoSignIn,
  bookingId: number,
): Promise<PassportGuest> {
  const found = await lockOpenPassports(tx, world, actor, bookingId)
  if (found.all.filter(({ kind }) => kind === 'extra').length >= maxExtraRows)
    throw new ProblemError('not-in-this-state')
  const id = randomUUID()
  await insertRow(tx, world, found, {
    ...{ id, kind: 'extra', details: emptyPassport, guardianId: null },
    coSignInId: actor.kind === 'co-sign-in' ? actor.coSignInId : null,
  })
  return presentRow(tx, world, actor, { bookingId, id })
}
