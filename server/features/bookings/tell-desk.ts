import type { Transaction } from '#database/connection'
import type { RatePlanName } from '#domain/booking/rate-plans'
import { majorOf } from '#domain/money'
import type { Stay } from '#domain/stay'
import type { Context } from '#server/context'
import { writeMail } from '#server/features/mail/public'
import type { FoundBooking } from './queries.ts'

/** What the desk is told of a booking. */
export interface ToldDesk {
  told: 'cancelled' | 'change-asked' | 'change-withdrawn' | 'transfer-held'
  /** What comes back, or, of a change, what it costs more; less where it is negative. */
  cents: number
  /** What of it the office sends back itself. */
  transferCents?: number
  wanted?: { stay: Stay; adults: number; children: number; infants: number; ratePlan: RatePlanName }
  note?: string
  /** Until when a villa is held for a transfer, in milliseconds since 1970. */
  until?: number
}

/** Tells the desk by letter what a client did or wishes. */
export async function tellDesk(
  tx: Transaction,
  { catalogue, configuration, documents }: Pick<Context, 'catalogue' | 'configuration' | 'documents'>,
  { row, items, firstName, lastName }: FoundBooking,
  { told, cents, transferCents = 0, wanted, note = '', until = 0 }: ToldDesk,
): Promise<void> {
  const { publicUrl: site, company, office } = configuration
  const item = items.find(({ kind }) => kind === 'villa')
  if (!item) return
  const letter = await documents.letterDesk({
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
    note,
    until,
  })
  await writeMail(tx, {
    recipient: office.email,
    purpose: 'transactional',
    requestedBy: 'office',
    language: 'en',
    ...letter,
  })
}
