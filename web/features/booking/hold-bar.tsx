import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BookingShown } from '#contract/booking-shapes'
import { localPath } from '#domain/language'
import { CallError } from '#web/api'
import { notify } from '#web/features/notices/public'
import { ownApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { classes } from '#web/ui/classes'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './booking.module.css'
import { keepCurrentBooking } from './current-booking'
import { Extend } from './extend'
import { wishOf, writeWish } from './stay-wish'
import type { TimeLeft } from './time-left'

interface HoldBarProps {
  booking: BookingShown
  time: TimeLeft
  onLeft: (milliseconds: number) => void
  onEnd: () => void
}

/** Screen readers announce these minutes, and not each second. */
const told = [10, 5, 2, 1]

/** Remaining time of the hold, its extension and its release. */
export function HoldBar({ booking, time, onLeft, onEnd }: HoldBarProps) {
  const t = useT()
  const [open, setOpen] = useState<'extend' | 'give-up'>()
  const minutes = time.kind === 'over' ? 0 : time.minutes
  const near = told.findLast(mark => minutes < mark)
  return (
    <section className={classes(styles.hold, minutes < 5 && styles.short)} aria-label={t('booking_held')}>
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
        <Extend
          booking={booking}
          onLeft={left => {
            setOpen(undefined)
            onLeft(left)
          }}
          onEnd={onEnd}
        />
      )}
      {open === 'give-up' && <GiveUp booking={booking} onEnd={onEnd} onNot={() => setOpen(undefined)} />}
    </section>
  )
}

interface GiveUpProps {
  booking: BookingShown
  onEnd: () => void
  /** The visitor keeps the hold. */
  onNot: () => void
}

function GiveUp({ booking, onEnd, onNot }: GiveUpProps) {
  const t = useT()
  const language = useLanguage()
  const navigate = useNavigate()
  const [going, setGoing] = useState(false)
  const give = async () => {
    setGoing(true)
    try {
      await ownApi('PUT /core/bookings/ob/expire/{id}', { params: { id: booking.id } })
    } catch (error) {
      if (error instanceof CallError && error.status === 409) return onEnd()
      setGoing(false)
      return notify(t('booking_give_up_failed'), 'long')
    }
    keepCurrentBooking(undefined)
    notify(t('booking_given_up'), 'long')
    const wish = wishOf(booking)
    void navigate(`${localPath('/secure/ob', language)}${wish ? writeWish(wish) : ''}`, { replace: true })
  }
  return (
    <p className={styles.ways}>
      {t('booking_give_up_text')}
      <Button look="secondary" disabled={going} onClick={give}>
        {t('booking_give_up_sure')}
      </Button>
      <Button look="quiet" disabled={going} onClick={onNot}>
        {t('booking_give_up_not')}
      </Button>
    </p>
  )
}
