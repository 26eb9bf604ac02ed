import { type SQL, sql } from 'drizzle-orm'
import type { ExperienceFilter } from '#contract/extras/office-experiences'
import type { TransferFilter } from '#contract/extras/office-transfers'
import type { WineFilter } from '#contract/staff/office-wine'
import * as tables from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { reachOf } from '#domain/access/roles/reach'
import { statusName } from '#domain/access/staff-changes'
import type { Day } from '#domain/calendar/day'
import { type ItemStatus, itemStatus } from '#domain/lifecycles/item-status'
import { majorOf } from '#domain/pricing/money'
import { meetingTimeOf, type TransferDirection, type TransferType } from '#domain/transfers/transfer'
import type { Context } from '#server/context'
import { requestOrder, requestsOf } from '#server/features/itineraries/public'
import { endsOfTransfer, transferOrder, transfersOf } from '#server/features/transfers/public'
import { wineOrderOrder, wineOrdersOf } from '#server/features/wine/public'
import { type ExportSource, exportedTime, exportList, yesNo } from './export-list.ts'

const { booking, bookingItem, contact, currency, plannedExperience, supplierRequest, transfer, villa } = tables
const { wineOrder, wineOrderLine } = tables

interface ServiceRow extends Record<string, unknown> {
  reference: string
  villa: string
  client: string
  status: ItemStatus
  cents: number
  currency: string
}

interface SuppliedRow extends ServiceRow {
  supplier: string | null
  supplier_state: string | null
}

/** The fields of an item in each of these files. */
const serviceFields = sql`${booking.reference}, ${villa.name} as villa,
  concat_ws(' ', coalesce(${booking.firstName}, ${contact.firstName}), coalesce(${booking.lastName}, ${contact.lastName})) as client,
  ${bookingItem.status}, ${bookingItem.priceCents} as cents, ${currency.code} as currency`
const supplierFields = sql`supplier.email as supplier, supplier.state as supplier_state`

/** An item with its booking, villa and client. */
const serviceTables = (itemId: SQL) => sql`join ${bookingItem} on ${bookingItem.id} = ${itemId}
  join ${booking} on ${booking.id} = ${bookingItem.bookingId} join ${villa} on ${villa.id} = ${bookingItem.villaId}
  join ${currency} on ${currency.id} = ${booking.currencyId}
  left join ${contact} on ${contact.id} = ${booking.contactId}`

/** The last request to a supplier of an item. */
const supplierTables = sql`
  left join lateral (select asked.email, asked.state from ${supplierRequest} asked
    where asked.item_id = ${bookingItem.id} order by asked.id desc limit 1) supplier on true`

interface TransferRow extends SuppliedRow {
  type: TransferType
  direction: TransferDirection
  place_id: number | null
  vehicle: string
  adults: number
  children: number
  infants: number
  day: Day
  time: string
  return_day: Day | null
  return_time: string | null
  meeting_time: string | null
  flight_number: string
  flight_time: string
  passenger_name: string
  passenger_phone: string
  booster_seat: boolean
  extra_luggage: boolean
  notes: string
}

/** Exports transfers as they are filtered, with what a driver needs. */
export function exportTransfers(
  source: ExportSource & Pick<Context, 'catalogue'>,
  actor: Staff,
  filter: TransferFilter,
) {
  const endsOf = ({ type, direction, place_id, villa: villaName }: TransferRow) =>
    endsOfTransfer(source, { row: { type, direction, placeId: place_id } }, { villaName, language: 'en' })
  return exportList<TransferRow>(source, actor, {
    name: 'transfers',
    filter,
    query: sql`
      select ${serviceFields}, ${supplierFields}, ${transfer.type}, ${transfer.direction}, ${transfer.placeId}, ${transfer.vehicle},
        ${transfer.adults}, ${transfer.children}, ${transfer.infants}, ${transfer.day}::text as day, ${transfer.time},
        ${transfer.returnDay}::text as return_day, ${transfer.returnTime}, ${transfer.meetingTime},
        ${transfer.flightNumber}, ${transfer.flightTime}, ${transfer.passengerName}, ${transfer.passengerPhone},
        ${transfer.boosterSeat}, ${transfer.extraLuggage}, ${transfer.notes}
      from ${transfer} ${serviceTables(sql`${transfer.itemId}`)} ${supplierTables}
      where ${transfersOf(reachOf(actor, 'bookings'), filter)}
      order by ${sql.join(transferOrder(filter), sql`, `)}`,
    columns: [
      ['Day', row => row.day],
      ['Time', row => row.time],
      ['Meeting time', row => row.meeting_time ?? meetingTimeOf({ ...row, flightTime: row.flight_time })],
      ['Return day', row => row.return_day],
      ['Return time', row => row.return_time],
      ['Kind', row => row.type],
      ['From', row => endsOf(row).leavingFrom],
      ['To', row => endsOf(row).destination],
      ['Flight', row => row.flight_number],
      ['Flight time', row => row.flight_time],
      ['Vehicle', row => row.vehicle],
      ['Adults', row => row.adults],
      ['Children', row => row.children],
      ['Babies', row => row.infants],
      ['Booster seat', row => yesNo(row.booster_seat)],
      ['Extra luggage', row => yesNo(row.extra_luggage)],
      ['Passenger', row => row.passenger_name],
      ['Telephone', row => row.passenger_phone],
      ['Note', row => row.notes],
      ['Villa', row => row.villa],
      ['Reference', row => row.reference],
      ['Client', row => row.client],
      ['Status', row => statusName(itemStatus, row.status)],
      ['Price', row => majorOf(row.cents)],
      ['Currency', row => row.currency],
      ['Supplier', row => row.supplier],
      ['Answer of the supplier', row => row.supplier_state],
    ],
  })
}

interface ExperienceRow extends SuppliedRow {
  experience_id: number
  meeting_point_id: number | null
  day: Day
  time: string
  adults: number
  children: number
  ages: string
  note: string
  requested_at: string
  answered_at: string | null
}

/** Exports requests for experiences as they are filtered, with what a supplier needs. */
export function exportExperiences(
  source: ExportSource & Pick<Context, 'catalogue'>,
  actor: Staff,
  filter: ExperienceFilter,
) {
  const { experienceById, meetingPointsByExperience } = source.catalogue.content
  const meetingOf = ({ experience_id, meeting_point_id }: ExperienceRow) => {
    const point = meetingPointsByExperience.get(experience_id)?.find(({ id }) => id === meeting_point_id)
    return (point?.name ?? experienceById.get(experience_id)?.meeting)?.en ?? ''
  }
  return exportList<ExperienceRow>(source, actor, {
    name: 'experiences',
    filter,
    query: sql`
      select ${serviceFields}, ${supplierFields}, ${plannedExperience.experienceId}, ${plannedExperience.meetingPointId},
        ${plannedExperience.day}::text as day, ${plannedExperience.time}, ${plannedExperience.adults},
        ${plannedExperience.children}, array_to_string(${plannedExperience.childAges}, ' ') as ages,
        ${plannedExperience.note}, ${exportedTime(plannedExperience.requestedAt)} as requested_at,
        ${exportedTime(plannedExperience.answeredAt)} as answered_at
      from ${plannedExperience} ${serviceTables(sql`${plannedExperience.itemId}`)} ${supplierTables}
      where ${requestsOf(reachOf(actor, 'bookings'), filter)}
      order by ${sql.join(requestOrder(filter), sql`, `)}`,
    columns: [
      ['Day', row => row.day],
      ['Time', row => row.time],
      ['Experience', row => experienceById.get(row.experience_id)?.name.en ?? ''],
      ['Meeting place', meetingOf],
      ['Adults', row => row.adults],
      ['Children', row => row.children],
      ['Ages', row => row.ages],
      ['Note', row => row.note],
      ['Villa', row => row.villa],
      ['Reference', row => row.reference],
      ['Client', row => row.client],
      ['Status', row => statusName(itemStatus, row.status)],
      ['Price', row => (row.answered_at === null || row.cents === 0 ? null : majorOf(row.cents))],
      ['Currency', row => row.currency],
      ['Requested', row => row.requested_at],
      ['Answered', row => row.answered_at],
      ['Supplier', row => row.supplier],
      ['Answer of the supplier', row => row.supplier_state],
    ],
  })
}

interface WineRow extends ServiceRow {
  kind: string
  delivery: Day
  bottles: number
  wines: string
  delivery_cents: number
  note: string
  ordered_at: string
  delivered_at: string | null
}

/** Exports orders of wine as they are filtered, an order a line. */
export const exportWineOrders = (source: ExportSource, actor: Staff, filter: WineFilter) =>
  exportList<WineRow>(source, actor, {
    name: 'wine',
    filter,
    query: sql`
      select ${serviceFields}, ${wineOrder.kind}, lower(${bookingItem.stay})::text as delivery, ordered.bottles,
        ordered.wines, ${wineOrder.deliveryCents}, ${wineOrder.note}, ${exportedTime(wineOrder.orderedAt)} as ordered_at,
        ${exportedTime(wineOrder.deliveredAt)} as delivered_at
      from ${wineOrder} ${serviceTables(sql`${wineOrder.itemId}`)}
      left join lateral (
        select sum(line.bottles)::integer as bottles, string_agg(
          line.bottles || ' × ' || concat_ws(', ', line.producer, line.name, line.vintage), '; ' order by line.position) as wines
        from ${wineOrderLine} line where line.item_id = ${wineOrder.itemId}) ordered on true
      where ${wineOrdersOf(reachOf(actor, 'bookings'), filter)}
      order by ${sql.join(wineOrderOrder(filter), sql`, `)}`,
    columns: [
      ['Delivery', row => row.delivery],
      ['Villa', row => row.villa],
      ['Reference', row => row.reference],
      ['Client', row => row.client],
      ['Kind', row => row.kind],
      ['Bottles', row => row.bottles],
      ['Wines', row => row.wines],
      ['Delivery charge', row => majorOf(row.delivery_cents)],
      ['Total', row => majorOf(row.cents)],
      ['Currency', row => row.currency],
      ['Note', row => row.note],
      ['Status', row => statusName(itemStatus, row.status)],
      ['Ordered', row => row.ordered_at],
      ['Delivered', row => row.delivered_at],
    ],
  })
