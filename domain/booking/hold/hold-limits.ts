import { addDays, daysBetween, earlierDay, monthLength } from '#domain/calendar/day'
import { nightsOf, type Stay } from '#domain/calendar/stay'

/** How well the site knows a holder: not at all, by a confirmed e-mail address, or as a past guest. */
export type HolderTrust = 'unproven' | 'proven' | 'client'

/** The person who holds or wants to hold nights without payment. */
export interface Holder {
  trust: HolderTrust
  contactId: number | null
  /** Canonical e-mail addresses of the hold; empty while none was entered. */
  emails: readonly string[]
  /** The IP address, or the /64 of an IPv6 one, as an opaque key; null for holds of the office. */
  address: string | null
  /** The network around it: /24 of IPv4, /48 of IPv6. */
  network: string | null
}

/** A live hold without payment, of any status. */
export interface StandingHold extends Holder {
  bookingId: number
  stay: Stay
  /** It waits for a bank transfer, for days instead of minutes. */
  forTransfer: boolean
}

/** Limits of holds without payment (PD-87). Shares are fractions of the total budget. */
export interface HoldLimits {
  /** Holds of one contact, or under one e-mail address. */
  perPerson: number
  /** Holds of unproven visitors from one IP address, and their nights in one month. */
  perAddress: number
  nightsPerAddress: number
  /** Holds from one IP address, confirmed e-mail addresses included. */
  perAddressInAll: number
  /** Holds of unproven visitors from one network. */
  perNetwork: number
  /** The fractions of all unproven visitors together, and of those of one network. */
  unprovenShare: number
  networkShare: number
  /** The fraction that can wait for bank transfers. */
  transferShare: number
  /** The minimum budget in nights per month, however small the catalogue is. */
  leastNights: number
}

export const holdLimits: HoldLimits = {
  perPerson: 3,
  perAddress: 3,
  nightsPerAddress: 28,
  perAddressInAll: 9,
  perNetwork: 9,
  unprovenShare: 0.6,
  networkShare: 0.4,
  transferShare: 0.4,
  leastNights: 52,
}

/** The total budget: the number of villas, and the percentage of a month's villa nights. */
export interface HoldBudget {
  villas: number
  percent: number
}

/**
 * Why a hold is rejected. `contact`, `email`, `address` and `network` name the limit that is reached; `transfer`: one
 * hold already waits for a transfer; `unproven` and `season`: too many nights of the month are held, by visitors
 * without a confirmed address or in total.
 */
export type HoldRefusal = 'contact' | 'email' | 'address' | 'network' | 'transfer' | 'unproven' | 'season'

/** The nights of a stay by month (`2027-07`). */
export function nightsByMonth(stay: Stay): Map<string, number> {
  const nights = new Map<string, number>()
  for (let day = stay.from; day < stay.to; ) {
    const month = day.slice(0, 7)
    const next = addDays(`${month}-01`, monthLength(Number(month.slice(0, 4)), Number(month.slice(5))))
    const end = earlierDay(next, stay.to)
    nights.set(month, daysBetween(day, end))
    day = end
  }
  return nights
}

/** The budget of a month in villa nights. */
export function nightsToHold(month: string, { villas, percent }: HoldBudget, { leastNights } = holdLimits): number {
  const days = monthLength(Number(month.slice(0, 4)), Number(month.slice(5)))
  return Math.max(leastNights, Math.floor((villas * days * percent) / 100))
}

const sharesEmail = (one: Holder, other: Holder) => one.emails.some(email => other.emails.includes(email))

const isSamePerson = (one: Holder, other: Holder) =>
  (one.contactId !== null && one.contactId === other.contactId) || sharesEmail(one, other)

/** Whether some holds and one more stay are, in each month of that stay, within the allowed nights. */
function isWithin(holds: readonly StandingHold[], stay: Stay, allowed: (month: string) => number): boolean {
  const wanted = nightsByMonth(stay)
  const touches = ({ stay: { from, to } }: StandingHold) =>
    from < `${stay.to.slice(0, 7)}-32` && to >= stay.from.slice(0, 7)
  for (const hold of holds.filter(touches))
    for (const [month, nights] of nightsByMonth(hold.stay))
      if (wanted.has(month)) wanted.set(month, (wanted.get(month) ?? 0) + nights)
  return [...wanted].every(([month, nights]) => nights <= allowed(month))
}

/**
 * Why a villa cannot be held in addition to the live holds; undefined where it can. Holds under an address that another
 * visitor has merely typed do not count against the person who has confirmed it.
 */
export function refuseHold(
  standing: readonly StandingHold[],
  { stay, ...holder }: Holder & { stay: Stay },
  budget: HoldBudget,
  limits: HoldLimits = holdLimits,
): HoldRefusal | undefined {
  const unproven = holder.trust === 'unproven'
  const ofContact = standing.filter(({ contactId }) => contactId !== null && contactId === holder.contactId)
  if (ofContact.length >= limits.perPerson) return 'contact'
  const comparable = unproven ? standing : standing.filter(({ trust }) => trust !== 'unproven')
  if (comparable.filter(hold => sharesEmail(hold, holder)).length >= limits.perPerson) return 'email'
  const here = standing.filter(({ address }) => address !== null && address === holder.address)
  if (here.length >= limits.perAddressInAll) return 'address'
  const others = standing.filter(({ trust }) => trust !== 'client')
  const allowed = (month: string) => nightsToHold(month, budget, limits)
  if (unproven) {
    const anonymous = standing.filter(({ trust }) => trust === 'unproven')
    const mine = anonymous.filter(({ address }) => address !== null && address === holder.address)
    if (
      mine.length >= limits.perAddress ||
      !isWithin(mine, stay, () => Math.max(limits.nightsPerAddress, nightsOf(stay)))
    )
      return 'address'
    const near = anonymous.filter(({ network }) => network !== null && network === holder.network)
    if (near.length >= limits.perNetwork) return 'network'
    if (!isWithin(near, stay, month => Math.max(limits.nightsPerAddress, allowed(month) * limits.networkShare)))
      return 'network'
    if (!isWithin(anonymous, stay, month => allowed(month) * limits.unprovenShare)) return 'unproven'
  }
  if (holder.trust !== 'client' && !isWithin(others, stay, allowed)) return 'season'
  return undefined
}

/**
 * Why a hold cannot get an e-mail address that is typed after it was made; undefined where it can. The address of an
 * account, or a confirmed one, takes precedence over the typed one.
 */
export function refuseEmailOfHold(
  standing: readonly StandingHold[],
  bookingId: number,
  email: string,
  limits: HoldLimits = holdLimits,
): HoldRefusal | undefined {
  const own = standing.find(hold => hold.bookingId === bookingId)
  if (own?.trust !== 'unproven' || own.contactId !== null || own.emails.includes(email)) return undefined
  return standing.filter(({ emails }) => emails.includes(email)).length >= limits.perPerson ? 'email' : undefined
}

/**
 * Why a hold, itself one of the live holds, cannot wait for a bank transfer; undefined where it can. Each person has
 * one such hold at a time.
 */
export function refuseTransferHold(
  standing: readonly StandingHold[],
  hold: StandingHold,
  budget: HoldBudget,
  limits: HoldLimits = holdLimits,
): HoldRefusal | undefined {
  if (hold.trust === 'unproven') return 'unproven'
  const waiting = standing.filter(({ bookingId, forTransfer }) => forTransfer && bookingId !== hold.bookingId)
  if (waiting.some(other => isSamePerson(other, hold))) return 'transfer'
  const others = waiting.filter(({ trust }) => trust !== 'client')
  const allowed = (month: string) => nightsToHold(month, budget, limits) * limits.transferShare
  if (hold.trust !== 'client' && !isWithin(others, hold.stay, allowed)) return 'season'
  return undefined
}
