import { sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database/connection'
import { booking } from '#database/tables'
import type { StayQuote } from './pricing/quote-stay.ts'
import type { StayRequest } from './stays/stay-request.ts'
import { rateColumns } from './stays/terms-of.ts'

type Row = PgInsertValue<typeof booking>

/** Inserts a booking as sold, with its terms and exchange rate. The caller inserts its items. */
export async function insertBooking(
  tx: Transaction,
  { adults, children, infants, young }: Pick<StayRequest, 'adults' | 'children' | 'infants' | 'young'>,
  { euros, sale, terms, rate }: StayQuote,
  whose: Pick<Row, 'status' | 'contactId'> & Omit<Partial<Row>, 'createdAt'>,
): Promise<{ id: number; reference: string }> {
  const [made] = await tx
    .insert(booking)
    .values({
      ...whose,
      adults,
      children,
      infants,
      young: young ?? null,
      rooms: sale.rooms,
      currencyId: sale.currencyId,
      ...rate,
      termsFrom: terms.from,
      ...rateColumns(sale.ratePlan, euros.flexible),
      damageDepositCents: sale.damageDepositCents,
      damageWaiverCents: sale.damageWaiverCents,
      soldFor: euros,
      createdAt: sql`app_now()`,
    })
    .returning({ id: booking.id, reference: booking.reference })
  if (!made) throw new Error('the booking was not stored')
  return made
}
