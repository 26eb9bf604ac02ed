import type { PropertyDetail } from '#contract/villas/properties'
import type { SearchReply } from '#contract/villas/villa-search'
import type { Availability } from '#domain/availability/availability'
import { type ArrivalRule, villaCalendar } from '#domain/availability/calendar'
import {
  arrivalUnavailableReason,
  departureUnavailableReason,
  isPendingStay,
} from '#domain/availability/calendar-reasons'
import { addDays, type Day, dayOf, dayOfNumber, daysBetween, partsOf } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import type { TemplateName } from '#domain/content/public-templates'
import { formatSearch } from '#domain/search/search-params'
import { address } from './browser.ts'

/** The site uses the machine's clock: journeys derive their dates from today. */
export const today: Day = dayOfNumber(Math.floor(Date.now() / 86_400_000))

/** The first of June of the next June entirely in the future. */
export const nextJune: Day = dayOf(partsOf(today).year + (partsOf(today).month < 6 ? 0 : 1), 6, 1)

/** Requests an API endpoint of the running site. */
export async function ask<Reply>(path: string): Promise<Reply> {
  const answer = await fetch(address(`/api${path}`))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as Reply
}

export const villaOf = (id: number) => ask<PropertyDetail>(`/core/properties/${id}/lang/en`)

/** Number of villas that a search finds. */
export const countOf = async (query: Record<string, string | number>): Promise<number> => {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return (await ask<SearchReply>(`/core/properties/search?${asked}&limit=1`)).total
}

/** Current data of a villa's calendar. */
export async function calendarOf(id: number) {
  const [{ seasons }, availability] = await Promise.all([
    villaOf(id),
    ask<Availability>(`/core/properties/${id}/availability`),
  ])
  return villaCalendar(availability, { today, seasons: seasons as ArrivalRule[] })
}

/** The first selectable stay of a villa's calendar on some days: available, or on request. */
async function stayOf(id: number, { days, nights, pending }: { days: Day[]; nights: number; pending: boolean }) {
  const calendar = await calendarOf(id)
  const from = days.find(
    day =>
      !arrivalUnavailableReason(day, calendar) &&
      !departureUnavailableReason(addDays(day, nights), day, calendar) &&
      isPendingStay({ from: day, to: addDays(day, nights) }, calendar) === pending,
  )
  if (!from) throw new Error(`Villa ${id} has no such stay`)
  return { from, to: addDays(from, nights) }
}

/**
 * The first of the next June whose stays are paid in two parts: in spring this year's is too near, and would be due
 * in full. Calendars extend to the end of next year.
 */
const quietJune: Day = daysBetween(today, nextJune) > 100 ? nextJune : dayOf(partsOf(nextJune).year + 1, 6, 1)

/** An available stay, the first from a June that is distant enough for a deposit. */
export const freeStay = (id: number, nights = 7): Promise<Stay> =>
  stayOf(id, { days: Array.from({ length: 120 }, (_, i) => addDays(quietJune, i)), nights, pending: false })

/** A stay so distant that its balance is due much later than its deposit. */
export const distantStay = (id: number, nights = 7): Promise<Stay> =>
  stayOf(id, { days: Array.from({ length: 365 }, (_, i) => addDays(today, 150 + i)), nights, pending: false })

/** Villas that only next-day journeys book: in summer most are taken, in winter some are closed. */
const others = Array.from({ length: 52 }, (_, i) => 83 - i)

/** A villa and a stay that begins in a few days, at any time of the year. */
export async function nextStay(): Promise<{ villaId: number; stay: Stay }> {
  const days = Array.from({ length: 6 }, (_, i) => addDays(today, 2 + i))
  for (const villaId of others) {
    const stay = await stayOf(villaId, { days, nights: 7, pending: false }).catch(() => undefined)
    if (stay) return { villaId, stay }
  }
  throw new Error('No villa is free next week')
}

/** The next stay that is on request. */
export const pendingStay = (id: number, nights = 7): Promise<Stay> =>
  stayOf(id, { days: Array.from({ length: 365 }, (_, i) => addDays(today, i)), nights, pending: true })

/** Villas of the demonstration catalogue that journeys use. */
export const villas = {
  /** Corfu; let from Saturday to Saturday. */
  kalamiHouse: { id: 1, name: 'Kalami House', path: '/greece/corfu/villas/kalami-house' },
  /** Sicily, Val di Noto; sleeps 16 in eight bedrooms. */
  baglioSettevolte: { id: 2, name: 'Baglio Settevolte', path: '/italy/sicily/villas/baglio-settevolte' },
} as const

/** A new shared shortlist; returns its path. */
async function sharedShortlist(): Promise<string> {
  const answer = await fetch(address('/api/core/sharedshortlists/create'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ firstName: 'Ada', note: 'Which one?', villas: [1, 2] }),
  })
  const { sharedShortlistId } = (await answer.json()) as { sharedShortlistId: string }
  return `/shared-shortlist?id=${sharedShortlistId}`
}

const stay: Stay = { from: addDays(nextJune, 10), to: addDays(nextJune, 17) }

/** Results pages that have journeys of their own. */
export const results = {
  forAStay: `/results?${formatSearch({ des: [16], stay, showBooked: true })}`,
  collection: '/villa-collections/heated-pools',
}

/** Pages of each template with their URLs; the type requires every template. */
const templates: Record<TemplateName, Record<string, string | (() => Promise<string>)>> = {
  'about-us': { 'about us': '/about-us' },
  'all-villas': { 'all villas': '/all-villas' },
  arrivals: { 'getting there': '/travel-to-and-around/car-hire' },
  article: { article: '/responsible-company', collections: '/villa-collections' },
  builder: { 'page put together of parts': '/booking-your-holiday', campaign: '/quiet-weeks' },
  careers: { careers: '/careers' },
  'client-reviews': { 'reviews of guests': '/client-reviews' },
  conditions: { conditions: '/booking-conditions' },
  contact: { contact: '/contact' },
  country: { country: '/greece' },
  enquire: { enquiry: '/enquiries' },
  experience: { experience: '/experiences/corfu-coves-by-wooden-boat' },
  'experience-group': { 'group of experiences': '/experiences/on-foot' },
  experiences: { experiences: '/experiences' },
  // Feedback link of a booking; other journeys use those of the first bookings.
  feedback: { feedback: '/feedback?bookingid=3&guid=00000000-0000-4000-8000-000000000003' },
  'full-width': { 'full width': '/awards' },
  guide: { guide: '/greece/corfu/beaches', 'experiences of a region': '/greece/corfu/experiences' },
  home: { home: '/' },
  journal: { journal: '/blog' },
  'journal-article': { 'article of the journal': '/blog/corfu-town-before-nine' },
  'journal-topic': { 'subject of the journal': '/blog/topics/islands' },
  newsletter: { newsletter: '/newsletter' },
  'not-found': { 'not found': '/nowhere' },
  'our-story': { 'our story': '/our-story' },
  own: { 'log-in': '/secure/login' },
  owner: { 'villa owners': '/villa-owners' },
  'press-article': { 'press piece': '/press/three-generations-one-level' },
  'press-coverage': { press: '/press' },
  questions: { questions: '/faq' },
  quiz: { 'villa matchmaker': '/the-villa-matchmaker-quiz' },
  region: { region: '/greece/corfu' },
  results: {
    results: '/results',
    'results for a stay': results.forAStay,
    'results without a villa': '/results?des=16&rooms=12&amenities=10,18&maxprice=1000',
    collection: results.collection,
  },
  search: { search: '/search?q=corfu', 'search without a result': '/search?q=qwertzuiop' },
  'shared-shortlist': { 'shared shortlist': sharedShortlist },
  team: { team: '/team' },
  'ten-reasons': { 'ten reasons': '/ten-reasons' },
  'travel-agents': { 'travel agents': '/travel-agents' },
  villa: { villa: villas.kalamiHouse.path },
  weather: { 'weather of a region': '/greece/corfu/weather', weather: '/travel-to-and-around/weather' },
  'white-key': { 'white key': '/white-key' },
}

/** A page of every template: description, template and URL. */
export const everyPage = Object.entries(templates).flatMap(([template, pages]) =>
  Object.entries(pages).map(([what, at]) => ({
    what,
    template,
    path: async () => (typeof at === 'string' ? at : at()),
  })),
)
