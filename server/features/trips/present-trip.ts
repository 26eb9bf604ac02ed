import type { Trip, TripTaskShown } from '#contract/booking/trips'
import { type TripTask, tripTasks } from '#domain/booking/trip-tasks'
import { majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import { presentListed } from '#server/catalogue/present'
import type { Context } from '#server/context'
import { managerOf, scheduleOf } from '#server/features/bookings/public'
import { presentClientManager } from '#server/features/team/public'
import { isJourneyTold } from '#server/features/trip-details/public'
import type { CurrentTrip } from './current-trip.ts'

type World = Pick<Context, 'catalogue'>

interface Seen {
  language: Language
  /** Whether the viewer sees prices. */
  priced: boolean
  passports: { ready: number; count: number } | undefined
  guestsInvited: number | undefined
  /** Whether the viewer fills in the trip details. */
  tellsJourney: boolean
}

const presentTask = ({ kind, state, due, cents, progress }: TripTask): TripTaskShown => ({
  kind,
  state,
  due: due ?? null,
  amount: cents === undefined ? null : majorOf(cents),
  done: progress?.done ?? null,
  total: progress?.total ?? null,
})

/** Place, region and picture of a villa; a villa that is no longer shown has none. */
function surroundingsOf({ catalogue }: World, villaId: number, language: Language) {
  const villa = catalogue.villas.get(villaId)
  if (!villa) return { place: '', region: '', picture: null }
  const { loc, region, thumb } = presentListed(villa, catalogue.content, language)
  return { place: loc, region, picture: thumb }
}

/** A trip in the shape of replies, in the language of the page. */
export function presentTrip(
  world: World,
  { found, villa, status, timezone, today }: CurrentTrip,
  { language, priced, passports, guestsInvited, tellsJourney }: Seen,
): Trip {
  const { row } = found
  const manager = managerOf(world, found)
  const tasks = tripTasks({
    status,
    arrival: villa.stay.from,
    today,
    ...(priced && { schedule: scheduleOf(world, found) }),
    ...(passports && { passports }),
    ...(tellsJourney && { journeyTold: isJourneyTold(found.trip ?? null) }),
    ...(guestsInvited !== undefined && { guestsInvited }),
  })
  return {
    bookingId: row.id,
    reference: row.reference,
    status,
    whiteKey: row.whiteKey,
    villa: { name: villa.villa.name, url: villa.villa.url, ...surroundingsOf(world, villa.villaId, language) },
    from: villa.stay.from,
    to: villa.stay.to,
    today,
    heldUntil: status < 2 ? (villa.expiresAt?.toISOString() ?? null) : null,
    timezone,
    adults: row.adults,
    children: row.children,
    infants: row.infants,
    currencyId: row.currencyId,
    priced,
    clientManager: manager ? presentClientManager(manager, world, language) : null,
    tasks: tasks.map(presentTask),
  }
}
