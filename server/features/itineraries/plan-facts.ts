import { type ServiceTerms, type SplitPrice, splitPrice } from '#domain/booking/payment/service-terms'
import type { Day } from '#domain/calendar/day'
import {
  findPartyPrice,
  findPlanProblem,
  type Party,
  type PlannableExperience,
  type PlanProblem,
} from '#domain/itinerary/experience-rules'
import { type PlanStatus, planStatus } from '#domain/itinerary/plan'
import { itemStatus, quotedItemStatuses } from '#domain/lifecycles/item-status'
import { roundCents } from '#domain/pricing/money'
import type { Content, ExperienceRow } from '#server/catalogue/rows/content'
import type { Plan, PlanRow, PlanWorld } from './queries.ts'

/** An experience in the shape of the rules. */
export const plannable = ({ pricesByExperience }: Content, experience: ExperienceRow): PlannableExperience => ({
  prices: pricesByExperience.get(experience.id) ?? [],
  weekdays: experience.weekdays,
  priceUnit: experience.priceUnit,
  mostGuests: experience.mostGuests,
  fromAge: experience.fromAge,
})

/** The terms of an experience for its cancellation and its deposit. */
export const termsOf = ({
  freeDays,
  laterPercent,
  depositPercent,
  depositCents,
  balanceDays,
}: ServiceTerms): ServiceTerms => ({ freeDays, laterPercent, depositPercent, depositCents, balanceDays })

/** Deposit and balance of an experience at a price, in cents of the booking's currency; undefined where it is paid at once. */
export function depositOf(
  { catalogue }: PlanWorld,
  { found, today }: Plan,
  { experienceId, day, cents }: { experienceId: number; day: Day; cents: number },
): SplitPrice | undefined {
  const terms = catalogue.content.experienceById.get(experienceId)
  return terms && splitPrice({ terms, cents, rate: found.row.rate, day, today })
}

/** The wishes of a plan for an experience. */
export interface Wish extends Party {
  experienceId: number
  day: Day
  /** The planned experience itself, which takes no places from itself. */
  uuid?: string
}

/**
 * Whether an experience can take place for a booking, and its price by the table, in cents of the booking's currency;
 * undefined where the office quotes.
 */
export function judgeWish(
  content: Content,
  { found, reachable, stay, today, places }: Plan,
  { experienceId, day, uuid, ...party }: Wish,
): { problem: PlanProblem | undefined; tableCents: number | undefined } {
  const reached = reachable.get(experienceId)
  // It has been withdrawn, or the booking has moved to another region.
  if (!reached) return { problem: 'out-of-season', tableCents: undefined }
  const experience = plannable(content, reached.experience)
  const problem = findPlanProblem(experience, day, party, {
    ...{ stay, today },
    ...places.on(experienceId, reached.place.id, day, uuid),
  })
  const cents = findPartyPrice(experience, day, party)
  return { problem, tableCents: cents === undefined ? undefined : roundCents(cents * found.row.rate) }
}

/** A planned experience as it stands now, in cents of the booking's currency. */
export interface PlannedStatus extends PlanStatus {
  problem: PlanProblem | undefined
}

const { none, readyForPayment } = itemStatus

/** Whether the office has named the price: then it decides about places, seasons and sizes as well. */
export const isQuotedByOffice = ({ row, item }: PlanRow): boolean => item !== null && row.answeredAt !== null

export function statusOf(content: Content, plan: Plan, planned: PlanRow): PlannedStatus {
  const { row, item } = planned
  const { problem, tableCents } = judgeWish(content, plan, { ...row, uuid: row.id })
  const isQuoted = isQuotedByOffice(planned)
  const status = planStatus({
    item: item ?? undefined,
    // An experience that cannot take place is not bookable either.
    tableCents: problem && !item ? undefined : tableCents,
    isQuoted,
    previousCents: row.previousCents,
  })
  const isOpenWish = status.status === none || quotedItemStatuses.includes(status.status)
  if (!isOpenWish || status.status === readyForPayment) return { ...status, problem: undefined }
  return { ...status, problem: isQuoted && problem !== 'too-late' ? undefined : problem }
}
