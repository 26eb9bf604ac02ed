import type { Queryable } from '#database/connection'
import type { Language } from '#domain/text/language'
import { meetingTimeOf } from '#domain/transfers/transfer'
import { nameOfService } from '#server/features/bookings/public'
import { standingStatuses } from './answer-transfer.ts'
import { endsOfTransfer } from './present-transfer.ts'
import { findTransfers, type World } from './queries.ts'

/** The standing transfers of a booking as a timeline shows them: each journey at its meeting time, with its way. */
export async function findTransferEntries(
  db: Queryable,
  world: Pick<World, 'catalogue'>,
  { bookingId, villaName, language }: { bookingId: number; villaName: string; language: Language },
): Promise<{ id: string; day: string; time: string; name: string }[]> {
  const found = await findTransfers(db, bookingId)
  return found
    .filter(({ item }) => standingStatuses.includes(item.status))
    .flatMap(one => {
      const { row, item } = one
      const { leavingFrom, destination } = endsOfTransfer(world, one, { villaName, language })
      const service = nameOfService(world, { kind: 'transfer', serviceId: item.serviceId }, language)
      const named = (ends: string[]) => [service, ends.filter(Boolean).join(' – ')].join(': ')
      const there = { id: `transfer-${row.itemId}`, day: row.day, name: named([leavingFrom, destination]) }
      return [
        { ...there, time: row.meetingTime ?? meetingTimeOf(row) },
        ...(row.returnDay && row.returnTime
          ? [
              {
                ...{ id: `transfer-${row.itemId}-return`, day: row.returnDay, time: row.returnTime },
                name: named([destination, leavingFrom]),
              },
            ]
          : []),
      ]
    })
}
