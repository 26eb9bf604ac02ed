import { eq } from 'drizzle-orm'
import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import { changeRequest } from '#database/tables'
import { changeState } from '#domain/lifecycles/change-request-state'
import { centsOf, majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { findBookings, scheduleOf } from '#server/features/bookings/public'
import { findOfficeChange } from './office-changes.ts'
import { type OfficeTerms, type PricedChange, priceChange } from './price-change.ts'
import { presentPayments, presentRefusal } from './quote-change.ts'

type World = Pick<Context, 'catalogue' | 'clock' | 'configuration'>
type Compared = ResponseBody<Endpoints['GET /office/changes/{id}']>
type ChangeRequest = typeof changeRequest.$inferSelect

const major = (cents: number | null) => (cents === null ? null : majorOf(cents))

/** The terms by which staff answer a request: its rate, and a price, by default the one that the client saw. */
export const officeTerms = (
  { ratePlan, depositPercent, freeDays, priceCents }: ChangeRequest,
  cents?: number,
): OfficeTerms => ({ rate: { ratePlan, depositPercent, freeDays }, priceCents: cents ?? priceCents ?? undefined })

/** The requested stay, in the shape of a quote. */
export const requestedStay = ({ stay, adults, children, infants, young }: ChangeRequest) => ({
  ...stay,
  adults,
  children,
  infants,
  young: young ?? undefined,
})

/** The same without prices, for a villa that is no longer on the site. */
const unpublished = {
  refused: { reason: 'not-published' as const },
  rows: [],
  beyond: 0,
  taxDifferenceCents: 0,
  seasonCents: null,
  villaCents: null,
  totalCents: null,
  differenceCents: null,
  nearStays: [],
} satisfies Partial<PricedChange>

/**
 * Shows staff a request with the stay as booked beside the stay as it would be; without them once it is closed. Throws
 * `not-found`.
 */
export async function getOfficeChange(
  db: Queryable,
  world: World,
  { id, price, lang = 'en' }: { id: number; price?: string | undefined; lang?: Language | undefined },
): Promise<Compared> {
  const change = await findOfficeChange(db, world, id)
  const [asked] = await db.select().from(changeRequest).where(eq(changeRequest.id, id))
  if (!change || !asked) throw new ProblemError('not-found')
  const [found] = await findBookings(db, [asked.bookingId])
  const item = found?.items.find(({ kind }) => kind === 'villa')
  if (asked.state !== changeState.asked || !found || !item) return { change, comparison: null }
  const request = requestedStay(asked)
  const terms = officeTerms(asked, price === undefined ? undefined : centsOf(Number(price)))
  const priced = await priceChange(db, world, found, request, terms).catch(error => {
    if (error instanceof ProblemError && error.code === 'not-found') return unpublished
    throw error
  })
  const before = scheduleOf(world, found)
  const { young: _, ...after } = request
  const { row } = found
  return {
    change,
    comparison: {
      before: {
        ...item.stay,
        adults: row.adults,
        children: row.children,
        infants: row.infants,
        ratePlan: row.ratePlan,
        stayPrice: majorOf(item.priceCents),
        total: majorOf(before.reduce((sum, { cents }) => sum + cents, 0)),
        schedule: presentPayments(world, found, before, lang),
      },
      after: {
        ...after,
        ratePlan: asked.ratePlan,
        stayPrice: major(priced.villaCents),
        total: major(priced.totalCents),
        schedule: presentPayments(world, found, priced.rows, lang),
      },
      quotedPrice: major(asked.priceCents),
      seasonPrice: major(priced.seasonCents),
      difference: major(priced.differenceCents),
      refund: majorOf(priced.beyond),
      taxToSettle: majorOf(priced.taxDifferenceCents),
      refused: presentRefusal(priced.refused),
      nearStays: priced.nearStays,
    },
  }
}
