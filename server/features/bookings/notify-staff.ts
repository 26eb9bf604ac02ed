import type { Transaction } from '#database/connection'
import type { HoursKind } from '#domain/booking/hours'
import type { RatePlanName } from '#domain/booking/rate-plans'
import type { Stay } from '#domain/calendar/stay'
import { majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { queueEmail } from '#server/features/mail/public'
import type { FoundBooking } from './queries.ts'

/** The data of an e-mail to the office about a booking. */
export interface StaffNotification {
  told:
    | 'cancelled'
    | 'change-asked'
    | 'change-withdrawn'
    | 'transfer-held'
    | 'hours-asked'
    | 'hours-accepted'
    | 'hours-refused'
    | 'wine-asked'
  /** The refund or, of a change, the price difference, in cents; negative where the price falls. */
  cents: number
  /** The part of it that the office refunds by bank transfer, in cents. */
  transferCents?: number
  wanted?: {
    stay: Stay
    adults: number
    children: number
    infants: number
    young?: number | undefined
    ratePlan: RatePlanName
  }
  /** The wanted hours, in the villa's time zone. */
  hours?: { kind: HoursKind; time: string }
  /** The bottles of complimentary wine that a client requests. */
  bottles?: number
  note?: string
  /** The change request that the office has to answer. */
  changeId?: number
  /** When a hold for a transfer expires, in milliseconds since 1970. */
  until?: number
}

/** E-mails the office what a client did or requested. */
export async function notifyStaff(
  tx: Transaction,
  { catalogue, configuration, documents }: Pick<Context, 'catalogue' | 'configuration' | 'documents'>,
  { row, items, firstName, lastName }: FoundBooking,
  { told, cents, transferCents = 0, wanted, hours, bottles = 0, note = '', changeId = 0, until = 0 }: StaffNotification,
): Promise<void> {
  const { publicUrl: site, company, office } = configuration
  const item = items.find(({ kind }) => kind === 'villa')
  if (!item) return
  const letter = await documents.staffNotificationEmail({
    sender: { site, company, office },
    told,
    reference: row.reference,
    name: [firstName, lastName].filter(Boolean).join(' '),
    villa: item.villa.name,
    stay: item.stay,
    amount: majorOf(cents),
    byTransfer: majorOf(transferCents),
    currency: catalogue.content.currencies.find(({ id }) => id === row.currencyId)?.code ?? 'EUR',
    wanted: wanted ?? null,
    hours: hours ?? null,
    bottles,
    note,
    changeId,
    until,
  })
  await queueEmail(tx, {
    recipient: office.email,
    purpose: 'transactional',
    requestedBy: 'office',
    language: 'en',
    ...letter,
  })
}
