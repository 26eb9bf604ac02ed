import { useEffect, useRef, useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from '../booking.module.css'
import { stayRequestOf } from '../checkout/stay-request'
import { hasChangeDraft } from './change-draft'
import { ChangeRequestRow } from './change-request'
import { RequestChange } from './request-change'

const words = {
  sent: 'booking_change_change_sent',
  withdrawn: 'booking_change_change_withdrawn',
  answered: 'booking_change_change_answered',
} as const

interface ChangeStayProps {
  booking: BookingResponse
  contact: CurrentContact
}

/** Change requests of a booking: the open one with its state, and the form for another. */
export function ChangeStay({ booking, contact }: ChangeStayProps) {
  const t = useT()
  // A reload shows the draft again.
  const [open, setOpen] = useState(() => hasChangeDraft(booking.id))
  const [news, setNews] = useState<'sent' | 'withdrawn' | 'answered'>()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (news) said.current?.focus()
  }, [news])
  const call = 'GET /core/bookings/{id}/changes'
  const { data, refetch: again } = useQuery(
    // The booking shows how staff answered a request; a changed booking refetches the requests.
    `${call} ${booking.id} ${booking.totalPrice} ${contact.id}`,
    signal => sessionApi(call, { params: { id: booking.id } }, { signal }),
  )
  const request = stayRequestOf(booking)
  // Only staff change a booking of several villas.
  const isOne = booking.bookingItems.filter(({ kind }) => kind === 'villa').length === 1
  if (!request || !isOne) return null
  const changes = data?.changes.filter(({ state }) => state !== 'replaced') ?? []
  return (
    <section className={styles.part}>
      <h3>{t('booking_change_change')}</h3>
      <p>{t('booking_change_change_text')}</p>
      {changes.length > 0 && (
        <ul className={styles.rows}>
          {changes.map(change => (
            <ChangeRequestRow
              key={change.id}
              change={change}
              currencyId={booking.bookingPaymentCurrencyId}
              onEnd={how => {
                setNews(how)
                again()
              }}
            />
          ))}
        </ul>
      )}
      {news && (
        <p ref={said} tabIndex={-1} role="status">
          {t(words[news])}
        </p>
      )}
      {open ? (
        <RequestChange
          booking={booking}
          contact={contact}
          before={request}
          isSecond={changes.some(({ state }) => state === 'asked')}
          onAsked={() => {
            setOpen(false)
            setNews('sent')
            again()
          }}
          onClose={() => setOpen(false)}
        />
      ) : (
        <p>
          <Button
            variant="secondary"
            onClick={() => {
              setOpen(true)
              setNews(undefined)
            }}
          >
            {t('booking_change_change_ask')}
          </Button>
        </p>
      )}
    </section>
  )
}
