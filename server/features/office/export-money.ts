import { sql } from 'drizzle-orm'
import type { DepositFilter } from '#contract/staff/office-deposits'
import type { BankFilter } from '#contract/staff/staff-payments'
import * as tables from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { reachOf } from '#domain/access/roles/reach'
import type { Day } from '#domain/calendar/day'
import { majorOf } from '#domain/pricing/money'
import { depositWindow } from '#server/features/bookings/public'
import {
  bankTransferOrder,
  bankTransfersOf,
  depositOrder,
  depositsOf,
  heldDeposits,
  villaOf,
} from '#server/features/payments/public'
import { readSettings } from '#server/features/settings/public'
import { type ExportSource, exportedTime, exportList } from './export-list.ts'

const { bankTransfer, booking, currency, damageClaim, paymentAttempt, staff, villa } = tables

interface BankRow extends Record<string, unknown> {
  reference: string
  villa: string
  direction: 'in' | 'out'
  part: string
  cents: number
  currency: string
  bank_reference: string
  booked_on: Day
  entered_at: string
  entered_by: string
}

/** Exports the recorded bank transfers as they are filtered. */
export const exportBankTransfers = (source: ExportSource, actor: Staff, filter: BankFilter) =>
  exportList<BankRow>(source, actor, {
    name: 'bank-transfers',
    filter,
    query: sql`
      select ${booking.reference}, ${villaOf(booking.id)} as villa, ${bankTransfer.direction}, ${bankTransfer.part},
        ${bankTransfer.cents}, ${currency.code} as currency, ${bankTransfer.bankReference},
        ${bankTransfer.bookedOn}::text as booked_on, ${exportedTime(bankTransfer.enteredAt)} as entered_at,
        ${staff.name} as entered_by
      from ${bankTransfer} join ${booking} on ${booking.id} = ${bankTransfer.bookingId}
      join ${currency} on ${currency.id} = ${bankTransfer.currencyId}
      join ${staff} on ${staff.id} = ${bankTransfer.enteredBy}
      where ${bankTransfersOf(reachOf(actor, 'payments'), filter)}
      order by ${sql.join(bankTransferOrder(filter.order), sql`, `)}`,
    columns: [
      ['Reference', row => row.reference],
      ['Villa', row => row.villa],
      ['Direction', row => (row.direction === 'in' ? 'received' : 'returned')],
      ['Part', row => row.part],
      ['Amount', row => majorOf(row.cents)],
      ['Currency', row => row.currency],
      ['Reference of the bank', row => row.bank_reference],
      ['Booked by the bank', row => row.booked_on],
      ['Recorded', row => row.entered_at],
      ['Recorded by', row => row.entered_by],
    ],
  })

interface DepositRow extends Record<string, unknown> {
  reference: string
  villa: string
  from: Day
  to: Day
  booked_at: string
  cents: number
  currency: string
  claimed_cents: number | null
}

/** Exports the held damage deposits as they are filtered, without the reasons of claims. */
export async function exportDeposits(source: ExportSource, actor: Staff, filter: DepositFilter) {
  const settings = await readSettings(source.db, 'damage-terms')
  const releasedOn = ({ booked_at, from, to }: DepositRow) =>
    depositWindow({ createdAt: new Date(booked_at) }, { from, to }, settings).releasedOn
  return exportList<DepositRow>(source, actor, {
    name: 'damage-deposits',
    filter,
    query: sql`
      select sold.reference, ${villa.name} as villa, lower(sold.stay)::text as "from", upper(sold.stay)::text as "to",
        ${exportedTime(sql`sold.created_at`)} as booked_at, ${paymentAttempt.cents}, ${currency.code} as currency,
        (select ${damageClaim.cents} from ${damageClaim} where ${damageClaim.attemptId} = ${paymentAttempt.id}
          and ${damageClaim.state} = 'requested') as claimed_cents
      from ${heldDeposits} join ${currency} on ${currency.id} = ${paymentAttempt.currencyId}
      where ${depositsOf(reachOf(actor, 'payments'), filter)}
      order by ${sql.join(depositOrder(filter.order), sql`, `)}`,
    columns: [
      ['Reference', row => row.reference],
      ['Villa', row => row.villa],
      ['Arrival', row => row.from],
      ['Departure', row => row.to],
      ['Deposit', row => majorOf(row.cents)],
      ['Currency', row => row.currency],
      ['Held until', releasedOn],
      ['Claim to confirm', row => (row.claimed_cents === null ? null : majorOf(row.claimed_cents))],
    ],
  })
}
