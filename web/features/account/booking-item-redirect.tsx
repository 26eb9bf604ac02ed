import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLocalPath, useT } from '#web/messages'
import { QueryFallback } from '#web/ui/query-boundary'
import { bookingLink } from './booking-links'

interface NamedItemProps {
  item: number
  contactId: string
}

/** Redirects to the booking of the item in an e-mail link, or states that it is not the client's (PD-53). */
export function BookingItemRedirect({ item, contactId }: NamedItemProps) {
  const t = useT()
  const path = useLocalPath()
  const navigate = useNavigate()
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(`booking of item ${item} ${contactId}`, async signal => {
    try {
      return {
        booking: await sessionApi('GET /core/bookings/bookingitemid/{id}', { params: { id: item } }, { signal }),
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { booking: undefined }
      throw error
    }
  })
  const booking = data?.booking
  // A failed one is in the list of bookings.
  const to = booking && path(bookingLink(booking)?.to ?? '/secure/bookings')
  useEffect(() => {
    if (to) void navigate(to, { replace: true })
  }, [to, navigate])
  if (!data || to) return <QueryFallback failed={failed} again={again} />
  return <p role="status">{t('account_item_none')}</p>
}
