import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { localPath } from '#domain/text/language'
import { sessionApi } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { ApiError } from '#web/lib/api-client'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { cx } from '#web/ui/cx'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from '../booking.module.css'
import { setCurrentBookingId } from '../current-booking'
import type { TimeLeft } from '../hold/time-left'
import { ExtendHold } from './extend-hold'
import { formatStayRequest, stayRequestOf } from './stay-request'

interface HoldBarProps {
  booking: BookingResponse
  time: TimeLeft
  onLeft: (milliseconds: number) => void
  onEnd: () => void
}

/** Screen readers announce these minutes, and not each second. */
const announcedMinutes = [10, 5, 2, 1]

/** Remaining time of the hold, its extension and its release. */
export function HoldCountdown({ booking, time, onLeft, onEnd }: HoldBarProps) {
  const t = useT()
  const [open, setOpen] = useState<'extend' | 'give-up'>()
  const minutes = time.kind === 'over' ? 0 : time.minutes
  const near = announcedMinutes.findLast(mark => minutes < mark)
  return (
    <section className={cx(styles.hold, minutes < 5 && styles.short)} aria-label={t('booking_held')}>
      <p className={styles.time} role="timer">
        {time.kind === 'over' && t('booking_time_over')}
        {time.kind === 'minutes' && t('booking_minutes', { minutes })}
        {time.kind === 'seconds' && t('booking_seconds', { minutes, seconds: time.seconds })}
      </p>
      <VisuallyHidden>
        <span role="status">{near !== undefined && t('booking_minutes_near', { minutes: near })}</span>
      </VisuallyHidden>
      <button
        type="button"
        className={styles.link}
        aria-expanded={open === 'extend'}
        onClick={() => setOpen(open === 'extend' ? undefined : 'extend')}
      >
        {t('booking_extend')}
      </button>
      <button
        type="button"
        className={styles.link}
        aria-expanded={open === 'give-up'}
        onClick={() => setOpen(open === 'give-up' ? undefined : 'give-up')}
      >
        {t('booking_give_up')}
      </button>
      {open === 'extend' && (
        <ExtendHold
          booking={booking}
          onLeft={left => {
            setOpen(undefined)
            onLeft(left)
          }}
          onEnd={onEnd}
        />
      )}
      {open === 'give-up' && <ReleaseHold booking={booking} onEnd={onEnd} onNot={() => setOpen(undefined)} />}
    </section>
  )
}

interface GiveUpProps {
  booking: BookingResponse
  onEnd: () => void
  /** The visitor keeps the hold. */
  onNot: () => void
}

function ReleaseHold({ booking, onEnd, onNot }: GiveUpProps) {
  const t = useT()
  const language = useLanguage()
  const navigate = useNavigate()
  const [going, setGoing] = useState(false)
  const give = async () => {
    setGoing(true)
    try {
      await sessionApi('PUT /core/bookings/ob/expire/{id}', { params: { id: booking.id } })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return onEnd()
      setGoing(false)
      return showToast(t('booking_give_up_failed'), 'long')
    }
    setCurrentBookingId(undefined)
    showToast(t('booking_given_up'), 'long')
    const request = stayRequestOf(booking)
    void navigate(`${localPath('/secure/ob', language)}${request ? formatStayRequest(request) : ''}`, { replace: true })
  }
  return (
    <p className={styles.actions}>
      {t('booking_give_up_text')}
      <Button variant="secondary" disabled={going} onClick={give}>
        {t('booking_give_up_sure')}
      </Button>
      <Button variant="quiet" disabled={going} onClick={onNot}>
        {t('booking_give_up_not')}
      </Button>
    </p>
  )
}
