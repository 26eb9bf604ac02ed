import { withinMaximum } from '#domain/availability/stay-rules'
import { findStayProblem } from '#domain/booking/stay-eligibility'
import { addDays, type Day, weekdayOf } from '#domain/calendar/day'
import { defaultStayLimits, nightsOf, overlap, type Stay } from '#domain/calendar/stay'
import { findSeason, type Party, quote } from '#domain/pricing/pricing'
import { type Occupancy, occupiesNights, type Season, type Tier } from '#domain/pricing/season'
import { maxShiftDays } from '#domain/search/stays-around'

/** A bookable stay, with its price in cents of EUR. */
export interface AlternativeStay extends Stay {
  totalCents: number
}

/** The facts of a villa that decide whether a stay is possible. */
interface Villa {
  seasons: readonly Season[]
  tiers: readonly Tier[]
  occupancies: readonly Occupancy[]
}

/** The party, and the moment of the search. */
interface Asking extends Party {
  today: Day
  now: number
}

const around = Array.from({ length: 2 * maxShiftDays + 1 }, (_, i) => i - maxShiftDays)

const changesOver = (day: Day, night: Day, seasons: readonly Season[]) =>
  findSeason(night, seasons)?.changeover.includes(weekdayOf(day)) === true

/** One night more or less counts as this many days earlier or later. */
const daysForANight = 3

/**
 * The bookable stays nearest to one that a villa does not offer, the nearest first. Distance is days earlier or later,
 * with a night more or less counting as three; both ends are at most two weeks away. Of equally near stays a longer one
 * comes first, then the earlier. A request for more nights than the terms permit counts as one for the longest
 * permitted stay from its arrival. `refuseStay`, the rule for bookings, accepts each result, and its nights are free.
 * `today` is the villa's day.
 */
export function findAlternativeStays(
  asked: Stay,
  { seasons, tiers, occupancies }: Villa,
  { today, now, party, rooms }: Asking,
  most = 1,
): AlternativeStay[] {
  const { maximumNights } = defaultStayLimits
  const requested = withinMaximum(asked, defaultStayLimits)
  const requestedNights = nightsOf(requested)
  const taken = occupancies.filter(occupancy => occupiesNights(occupancy, now))
  const arrivals = around
    .map(days => ({ days, day: addDays(requested.from, days) }))
    .filter(({ day }) => changesOver(day, day, seasons))
  const departures = around
    .map(days => ({ days, day: addDays(requested.to, days) }))
    .filter(({ day }) => changesOver(day, addDays(day, -1), seasons))
  const stays = arrivals.flatMap(arrival =>
    departures.flatMap(departure => {
      const stay = { from: arrival.day, to: departure.day }
      const change = departure.days - arrival.days
      const apart = Math.abs(arrival.days) + daysForANight * Math.abs(change)
      const isAsked = stay.from === asked.from && stay.to === asked.to
      return requestedNights + change > 0 && !isAsked ? [{ stay, apart, change }] : []
    }),
  )
  stays.sort((a, b) => a.apart - b.apart || b.change - a.change || (a.stay.from < b.stay.from ? -1 : 1))
  const near: AlternativeStay[] = []
  for (const { stay } of stays) {
    if (taken.some(occupancy => overlap(stay, occupancy))) continue
    if (findStayProblem(stay, seasons, { today, maximumNights })) continue
    const price = quote({ stay, seasons, tiers, party, rooms })
    if (price) near.push({ ...stay, totalCents: price.totalCents })
    if (near.length === most) break
  }
  return near
}
