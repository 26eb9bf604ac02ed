import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { wineOrder } from '#database/tables'
import { commonZone } from '#domain/calendar/today'
import { majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { clientAreaUrl, findBookings, namedManager, notifyStaff } from '#server/features/bookings/public'
import { findRecipients, notify } from '#server/features/notifications/public'
import { findOrders } from './orders.ts'

type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>
type Told = 'received' | 'asked' | 'granted' | 'refused'

/**
 * Writes the e-mail about an order to the owner of its booking; a request for complimentary wine is told to the office
 * too. Nothing is written to a booking without an address.
 */
export async function emailOrder(
  tx: Transaction,
  world: World,
  { bookingId, itemId }: { bookingId: number; itemId: number },
  told: Told,
): Promise<void> {
  const { configuration, documents, catalogue } = world
  const [order] = await findOrders(tx, eq(wineOrder.itemId, itemId))
  const [found] = await findBookings(tx, [bookingId])
  const villa = found?.items.find(({ kind }) => kind === 'villa')
  if (!order || !found || !villa) return
  const { row } = found
  const bottles = order.lines.reduce((sum, line) => sum + line.bottles, 0)
  if (told === 'asked')
    await notifyStaff(tx, world, found, { told: 'wine-asked', cents: 0, bottles, note: order.order.note })
  const [recipient] = await findRecipients(tx, found, 'lead-booker')
  if (!recipient) return
  const { publicUrl: site, company, office } = configuration
  await notify(tx, world, {
    recipient,
    dedupeKey: `wine ${itemId} ${told}`,
    topic: null,
    write: ({ recipient: address, language }) =>
      documents.wineEmail({
        sender: { site, company, office },
        language,
        recipient: address,
        told,
        villa: villa.villa.name,
        stay: order.item.stay,
        reference: row.reference,
        lines: order.lines.map(({ name, producer, vintage, bottles: ordered, cents }) => ({
          name: [producer, name, vintage].filter(Boolean).join(' · '),
          bottles: ordered,
          amount: majorOf(cents),
        })),
        delivery: majorOf(order.order.deliveryCents),
        total: majorOf(order.item.priceCents),
        currency: catalogue.content.currencies.find(({ id }) => id === row.currencyId)?.code ?? 'EUR',
        until: order.order.payUntil?.getTime() ?? 0,
        timezone: catalogue.villas.get(villa.villaId)?.timezone ?? commonZone,
        message: order.order.message,
        manager: namedManager(world, found),
        address: clientAreaUrl(
          world,
          told === 'received'
            ? `/secure/wine/payment?booking=${row.id}&item=${itemId}`
            : `/secure/wine?booking=${row.id}`,
          row,
        ),
      }),
  })
}
