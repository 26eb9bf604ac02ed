import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { WineSales } from '#contract/extras/wine'
import type { PageOf } from '#contract/pages'
import { parseId } from '#domain/text/id'
import { AccountLayout } from '#web/features/account/public'
import { BookingPicker } from '#web/features/booking/public'
import { sessionApi } from '#web/features/session/public'
import { readCookie, writeCookie } from '#web/lib/cookies'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { QueryFallback } from '#web/ui/query-boundary'
import { rememberVillaItem, villaItemCookie } from './basket-store'
import { fetchSales } from './wine-calls'

/** The stay for which a page about wine is shown. */
export interface WineStayShown {
  contact: CurrentContact
  booking: BookingResponse
  villaItemId: number
  sales: WineSales
  /** Reads the booking again. */
  again: () => void
  /** Staff who impersonate the client only look. */
  readOnly: boolean
}

interface WineFrameProps {
  page: PageOf<'own'>
  children: (stay: WineStayShown) => ReactNode
}

/** A page about wine: it concerns the booking that the address names, else the one for which wine was chosen last. */
export function WineFrame({ page, children }: WineFrameProps) {
  const t = useT()
  return (
    <AccountLayout page={page}>
      {contact => (
        <RememberedStay contact={contact}>
          <BookingPicker contact={contact} stage="confirmed" none={t('wine_no_booking')}>
            {(booking, again) => (
              <StayOf key={booking.id} booking={booking} contact={contact} again={again}>
                {children}
              </StayOf>
            )}
          </BookingPicker>
        </RememberedStay>
      )}
    </AccountLayout>
  )
}

/** Selects the booking of the remembered villa, where the address names none. */
function RememberedStay({ contact, children }: { contact: CurrentContact; children: ReactNode }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isNamed = new URLSearchParams(search).has('booking')
  const item = isNamed ? undefined : parseId(readCookie(villaItemCookie) ?? '')
  const { data, isError } = useQuery(item === undefined ? undefined : `wine villa ${item} ${contact.id}`, signal =>
    sessionApi('GET /core/bookings/bookingitemid/{id}', { params: { id: item ?? 0 } }, { signal }),
  )
  const bookingId = data?.id
  useEffect(() => {
    if (isError) writeCookie(villaItemCookie, '', 0)
    if (bookingId === undefined) return
    const query = new URLSearchParams(search)
    query.set('booking', String(bookingId))
    void navigate({ search: `?${query}` }, { replace: true })
  }, [bookingId, isError, search, navigate])
  return item !== undefined && !isError ? <QueryFallback failed={false} again={() => undefined} /> : children
}

interface StayOfProps extends Pick<WineStayShown, 'contact' | 'booking' | 'again'>, Pick<WineFrameProps, 'children'> {}

function StayOf({ contact, booking, again, children }: StayOfProps) {
  const t = useT()
  const villaItemId = booking.bookingItems.find(({ kind }) => kind === 'villa')?.id ?? 0
  const { data, isError, refetch } = useQuery(
    villaItemId > 0 ? `wine sales ${villaItemId} ${contact.id}` : undefined,
    signal => fetchSales(villaItemId, signal),
    { staleTime: 0 },
  )
  useEffect(() => {
    if (villaItemId > 0) rememberVillaItem(villaItemId)
  }, [villaItemId])
  if (villaItemId === 0) return <p>{t('wine_no_booking')}</p>
  if (!data) return <QueryFallback failed={isError} again={refetch} />
  return children({ contact, booking, again, villaItemId, sales: data, readOnly: contact.loggedInAsContactAdmin })
}
