import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '#web/api'
import { useAsked } from '#web/asked'
import { ownApi } from '#web/features/session/public'
import { useLocalPath, useT } from '#web/messages'
import { placeOfBooking } from './booking-places'
import { NotCome } from './not-come'

interface NamedItemProps {
  item: number
  contactId: string
}

/** Redirects to the booking of the item in an e-mail link, or states that it is not the client's (PD-53). */
export function NamedItem({ item, contactId }: NamedItemProps) {
  const t = useT()
  const path = useLocalPath()
  const navigate = useNavigate()
  const { data, failed, again } = useAsked(`booking of item ${item} ${contactId}`, async signal => {
    try {
      return { booking: await ownApi('GET /core/bookings/bookingitemid/{id}', { params: { id: item } }, { signal }) }
    } catch (error) {
      if (error instanceof CallError && error.status === 404) return { booking: undefined }
      throw error
    }
  })
  const booking = data?.booking
  // A failed one is in the list of bookings.
  const to = booking && path(placeOfBooking(booking)?.to ?? '/secure/bookings')
  useEffect(() => {
    if (to) void navigate(to, { replace: true })
  }, [to, navigate])
  if (!data || to) return <NotCome failed={failed} again={again} />
  return <p role="status">{t('own_item_none')}</p>
}
