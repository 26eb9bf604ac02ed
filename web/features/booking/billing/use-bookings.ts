import type { CurrentContact } from '#contract/account/sessions'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'
import { localizeServiceNames } from '../use-booking'

/** All bookings of a client, or those shared with a guest, past ones included. */
export function useBookings({ id }: CurrentContact) {
  const language = useLanguage()
  const call = 'GET /core/bookings/contactid/{id}'
  const asked = useQuery(`${call} ${id}`, signal => sessionApi(call, { params: { id } }, { signal }))
  const bookings =
    asked.data &&
    [
      ...asked.data.Provisional,
      ...asked.data.UpcomingConfirmed,
      ...asked.data.WhitekeyBookings,
      ...asked.data.PastBookings,
    ].map(booking => localizeServiceNames(booking, language))
  return { ...asked, bookings }
}
