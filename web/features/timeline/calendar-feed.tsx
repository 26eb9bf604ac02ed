import { useRef, useState } from 'react'
import { formatDay } from '#domain/calendar/formats'
import { createIdempotencyKey, errorMessage } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import styles from './timeline.module.css'

interface CalendarFeedProps {
  bookingId: number
  /** The beginning of the key of the timeline's query. */
  queryKey: string
  /** When the present feed was created; undefined without one. */
  createdAt: string | undefined
}

/** Creates and revokes the address by which a calendar follows the trip. The address is shown only once. */
export function CalendarFeed({ bookingId, queryKey, createdAt }: CalendarFeedProps) {
  const t = useT()
  const language = useLanguage()
  const once = useRef(createIdempotencyKey())
  const [address, setFeedAddress] = useState<string>()
  const params = { id: bookingId }
  const create = useMutation(async () => {
    const options = { idempotencyKey: once.current }
    const made = await sessionApi('POST /core/bookings/{id}/calendarfeed', { params }, options)
    once.current = createIdempotencyKey()
    setFeedAddress(made.address)
  }, queryKey)
  const revoke = useMutation(async () => {
    await sessionApi('DELETE /core/bookings/{id}/calendarfeed', { params })
    setFeedAddress(undefined)
  }, queryKey)
  const isSending = create.isSending || revoke.isSending
  const failure = create.error ?? revoke.error
  return (
    <section className={styles.part} aria-labelledby="timeline-calendar">
      <h2 id="timeline-calendar">{t('timeline_calendar')}</h2>
      <p className={styles.measure}>
        {createdAt && !address
          ? t('timeline_calendar_on', { day: formatDay(createdAt.slice(0, 10), language) })
          : t('timeline_calendar_text')}
      </p>
      {address && (
        <>
          <Input
            label={t('timeline_calendar_address')}
            value={address}
            readOnly
            onFocus={event => event.target.select()}
          />
          <p>
            <a href={address.replace(/^https?:/, 'webcal:')}>{t('timeline_calendar_open')}</a>
          </p>
        </>
      )}
      <p className={styles.actions}>
        <Button variant="secondary" disabled={isSending} onClick={() => void create.mutate()}>
          {t(createdAt || address ? 'timeline_calendar_replace' : 'timeline_calendar_create')}
        </Button>
        {(createdAt || address) && (
          <Button variant="quiet" disabled={isSending} onClick={() => void revoke.mutate()}>
            {t('timeline_calendar_revoke')}
          </Button>
        )}
      </p>
      {revoke.status === 'done' && !createdAt && !address && <p role="status">{t('timeline_calendar_revoked')}</p>}
      {failure !== undefined && <FormError>{errorMessage(failure, t)}</FormError>}
    </section>
  )
}
