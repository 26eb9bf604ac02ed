import { addDays, type Day, lastPublishedDay, weekdayOf } from '#domain/day'
import { findSeason, type Party, quote } from '#domain/pricing'
import { mostDaysAround } from '#domain/search/stays-around'
import { type Occupancy, type Season, type Tier, takesNights } from '#domain/season'
import { nightsOf, overlap, type Stay } from '#domain/stay'

/** A stay that can be had as it is, and what it costs in cents of EUR. */
export interface NearStay extends Stay {
  totalCents: number
}

/** What decides whether a villa takes a stay. */
interface Villa {
  seasons: readonly Season[]
  tiers: readonly Tier[]
  occupancies: readonly Occupancy[]
}

/** For whom, and when it is asked. */
interface Asking extends Party {
  today: Day
  now: number
}

const around = Array.from({ length: 2 * mostDaysAround + 1 }, (_, i) => i - mostDaysAround)

const changesOver = (day: Day, night: Day, seasons: readonly Season[]) =>
  findSeason(night, seasons)?.changeover.includes(weekdayOf(day)) === true

/** A night more or less is as far away as so many days earlier or later. */
const daysForANight = 3

/**
 * The stays nearest to one that a villa does not take as it is, as many as are wanted, the nearest first: those that
 * begin the fewest days earlier or later, a night more or less counting as three of them; both days at most two weeks
 * away. Of those as near a longer one comes first, then the earlier. Each keeps the villa's changeover days and minimum
 * stay, and every night of it is free and can be booked at once.
 */
export function findNearStays(
  asked: Stay,
  { seasons, tiers, occupancies }: Villa,
  { today, now, party, rooms }: Asking,
  most = 1,
): NearStay[] {
  const last = lastPublishedDay(today)
  const taken = occupancies.filter(occupancy => takesNights(occupancy, now))
  const arrivals = around
    .map(days => ({ days, day: addDays(asked.from, days) }))
    .filter(({ day }) => day >= today && changesOver(day, day, seasons))
  const departures = around
    .map(days => ({ days, day: addDays(asked.to, days) }))
    .filter(({ day }) => day <= last && changesOver(day, addDays(day, -1), seasons))
  const wanted = nightsOf(asked)
  const stays = arrivals.flatMap(arrival => {
    const fewest = findSeason(arrival.day, seasons)?.minimumNights ?? 1
    return departures.flatMap(departure => {
      const stay = { from: arrival.day, to: departure.day }
      const nights = nightsOf(stay)
      const change = nights - wanted
      const apart = Math.abs(arrival.days) + daysForANight * Math.abs(change)
      return nights >= Math.max(1, fewest) && apart > 0 ? [{ stay, apart, change }] : []
    })
  })
  stays.sort((a, b) => a.apart - b.apart || b.change - a.change || (a.stay.from < b.stay.from ? -1 : 1))
  const near: NearStay[] = []
  for (const { stay } of stays) {
    if (taken.some(occupancy => overlap(stay, occupancy))) continue
    if (seasons.some(season => season.bookable === 'on-request' && overlap(stay, season))) continue
    const price = quote({ stay, seasons, tiers, party, rooms })
    if (price) near.push({ ...stay, totalCents: price.totalCents })
    if (near.length === most) break
  }
  return near
}
