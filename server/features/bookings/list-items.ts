import type { BookingItemResponse } from '#contract/booking/booking-schemas'
import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { servicesOf } from '#domain/booking/service-names'
import type { ItemKind } from '#domain/booking/services'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { presentItem } from './present-booking.ts'
import { findBookings } from './queries.ts'

type World = Pick<Context, 'catalogue'>

/** Lists the items of some kinds of these bookings; bookings that the actor cannot see are skipped. */
export async function listItems(
  db: Queryable,
  world: World,
  actor: Actor,
  { bookingIds, kinds }: { bookingIds: readonly number[]; kinds: readonly ItemKind[] },
): Promise<{ items: BookingItemResponse[] }> {
  const found = await findBookings(db, [...new Set(bookingIds)])
  const own = found.filter(({ booked }) => can(bookingPolicy, actor, 'view', booked))
  return {
    items: own.flatMap(({ row, items, now, booked }) => {
      const priced = can(bookingPolicy, actor, 'view-prices', booked)
      return items
        .filter(({ kind }) => kinds.includes(kind))
        .map(item => presentItem(world, item, { language: row.language, now, priced }))
    }),
  }
}

/** Lists the services of a kind with their names. */
export function listServices(
  { catalogue }: World,
  kind: Exclude<ItemKind, 'villa'>,
  language: Language,
): { services: { id: number; name: string }[] } {
  const services =
    kind === 'experience-service' ? catalogue.content.experiences.filter(({ live }) => live) : servicesOf(kind)
  return { services: services.map(({ id, name }) => ({ id, name: name[language] })) }
}
