import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { todayAt } from '#domain/calendar/today'
import {
  accessShownFrom,
  isAccessShown,
  type VillaAccess,
  villaAccessPolicy,
} from '#domain/information-pack/villa-access'
import { paidBookingStatuses } from '#domain/lifecycles/booking-status'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { findBookings } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { findAccess } from './stored-access.ts'

type World = Pick<Context, 'catalogue' | 'configuration' | 'clock'>

const isEmpty = ({ directions, handover, codes }: VillaAccess) =>
  [...Object.values(directions), ...Object.values(handover), codes].every(text => text === '')

/**
 * The private way into the villa of a booking, for the people who travel. Throws `not-found`, and `not-in-this-state`
 * where the booking is not confirmed.
 */
export async function getVillaAccess(
  db: Queryable,
  { catalogue, configuration, clock }: World,
  actor: Actor,
  { id, language }: { id: number; language: Language },
) {
  const [found] = await findBookings(db, [id])
  authorize(villaAccessPolicy, actor, 'view', found?.booked)
  const item = found?.items.find(({ kind }) => kind === 'villa')
  if (!found || !item || !paidBookingStatuses.includes(found.row.status)) throw new ProblemError('not-in-this-state')
  const today = todayAt(clock.now(), catalogue.villas.get(item.villaId)?.timezone)
  const shown = { bookingId: id, from: accessShownFrom(item.stay), access: null }
  if (!isAccessShown(item.stay, today)) return shown
  const { access } = await findAccess(db, configuration.keyRing, item.villaId)
  if (isEmpty(access)) return shown
  const { directions, handover, codes } = access
  return {
    ...shown,
    access: { directions: directions[language] || directions.en, handover: handover[language] || handover.en, codes },
  }
}
