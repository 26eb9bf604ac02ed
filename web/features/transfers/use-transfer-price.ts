import { centsOf, majorOf } from '#domain/pricing/money'
import { isChauffeur, parseLocalMoment, vehicleFor, vehicleOfOption } from '#domain/transfers/transfer'
import { passengersOf, type TransferRequest } from '#domain/transfers/transfer-faults'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'

interface PricedBooking {
  bookingId: number
  propertyId: number
}

/** The price of one journey; undefined until it is known, null where there is none. */
function useLegPrice(
  { bookingId, propertyId }: PricedBooking,
  request: TransferRequest,
  moment: string,
  contactId: string,
): number | null | undefined {
  const { type, regionPlaceId, transferId } = request
  const passengers = passengersOf(request)
  const vehicle = transferId === null ? vehicleFor(passengers) : vehicleOfOption(type, transferId)
  const isPlaced = isChauffeur(type) || regionPlaceId !== null
  const isReady = parseLocalMoment(moment) !== undefined && passengers > 0 && vehicle !== undefined && isPlaced
  const key = isReady ? `transfer price ${bookingId} ${type} ${passengers} ${moment} ${contactId}` : undefined
  const { data } = useQuery(key, signal =>
    sessionApi(
      'GET /core/transfers/forbooking/propertyid/{id}/type/{type}',
      {
        params: { id: propertyId, type },
        query: { passengercount: passengers, dateOfTravel: moment, bookingid: bookingId },
      },
      { signal },
    ),
  )
  if (!data) return undefined
  const found = data.prices.find(
    one => one.vehicle === vehicle && (isChauffeur(type) || one.regionPlaceId === regionPlaceId),
  )
  return found ? found.price : null
}

/**
 * The price of a transfer as typed, both ways of a return: undefined until everything that decides it is known, null
 * where the region has none.
 */
export function useTransferPrice(
  booking: PricedBooking,
  request: TransferRequest,
  contactId: string,
): number | null | undefined {
  const hasReturn = request.isReturn && !isChauffeur(request.type)
  const there = useLegPrice(booking, request, request.travelDateTime, contactId)
  const back = useLegPrice(booking, request, hasReturn ? request.returnDateTime : '', contactId)
  if (there === undefined || (hasReturn && back === undefined)) return undefined
  if (there === null || (hasReturn && back === null)) return null
  return majorOf(centsOf(there) + (hasReturn ? centsOf(back ?? 0) : 0))
}
