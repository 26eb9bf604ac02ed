import type { CurrentContact } from '#contract/account/sessions'
import type { TransferList } from '#contract/extras/transfers'
import { formatMoney } from '#domain/calendar/formats'
import type { TransferType } from '#domain/transfers/transfer'
import { useSelectedTrip } from '#web/features/account/public'
import { sessionApi } from '#web/features/session/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { useSite } from '#web/lib/site-context'
import { useLanguage } from '#web/messages'

/** The confirmed booking that the address names, or the next one; undefined until it is known or where there is none. */
export function useTransferBookingId(contact: CurrentContact) {
  const { trips, trip, named, isError, refetch } = useSelectedTrip(contact, 'confirmed')
  return { bookingId: trips ? (trip ?? trips[0])?.bookingId : named, trips, isError, refetch }
}

/** The transfers of a booking. */
export function useTransfers(bookingId: number | undefined, contactId: string) {
  const lang = useLanguage()
  const key = bookingId === undefined ? undefined : `transfers ${bookingId} ${lang} ${contactId}`
  const query = useQuery<TransferList>(key, signal =>
    sessionApi('GET /core/bookings/{id}/transfers', { params: { id: bookingId ?? 0 }, query: { lang } }, { signal }),
  )
  return {
    ...query,
    put: (list: TransferList) => {
      if (key) setQueryData(key, list)
    },
  }
}

/** The vehicles and places for a type of transfer. */
export function useTransferOptions(propertyId: number, type: TransferType) {
  const lang = useLanguage()
  return useQuery(`transfer options ${propertyId} ${type} ${lang}`, signal =>
    sessionApi(
      'GET /core/transfers/foroptions/propertyid/{id}/type/{type}',
      { params: { id: propertyId, type }, query: { lang } },
      { signal },
    ),
  )
}

/** Formats amounts of a currency. */
export function useMoneyOf(currencyId: number) {
  const language = useLanguage()
  const { currencies } = useSite()
  const code = currencies.find(({ id }) => id === currencyId)?.code ?? 'EUR'
  return (amount: number) => formatMoney(amount, code, language)
}
