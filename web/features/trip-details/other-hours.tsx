import { type ReactNode, useState } from 'react'
import type { HoursList, HoursRequestShown } from '#contract/booking/hours'
import type { HoursKind } from '#domain/booking/hours'
import { formatMoney, formatTime } from '#domain/calendar/formats'
import { errorMessage } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { useSite } from '#web/lib/site-context'
import { invalidateQueries, useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { InternalLink } from '#web/ui/internal-link'
import { RequestHours } from './request-hours'
import styles from './trip-form.module.css'

interface OtherHoursProps {
  bookingId: number
  contactId: string
  kind: HoursKind
  readOnly: boolean
}

/** Early arrival or late departure: the request, the price that the office names, and the answer. */
export function OtherHours({ bookingId, contactId, kind, readOnly }: OtherHoursProps) {
  const t = useT()
  const key = `hours ${bookingId} ${contactId}`
  const { data } = useQuery(key, signal =>
    sessionApi('GET /core/bookings/{id}/hours', { params: { id: bookingId } }, { signal }),
  )
  const [isAsking, setAsking] = useState(false)
  // Without it the page still serves its purpose.
  if (!data) return null
  const put = (list: HoursList) => {
    setQueryData(key, list)
    setAsking(false)
    // An accepted price is a part of the booking.
    invalidateQueries('GET /core/bookings/')
  }
  const last = data.requests.find(one => one.kind === kind)
  const canAsk = data.open && !readOnly && last?.state !== 'asked' && last?.state !== 'accepted'
  const name = kind === 'early-arrival' ? 'early' : 'late'
  return (
    <div className={styles.hours}>
      {last && <Request bookingId={bookingId} list={data} request={last} readOnly={readOnly} onChanged={put} />}
      {canAsk && last?.state !== 'quoted' && !isAsking && (
        <p>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t(`trips_hours_ask_${name}`)}
          </Button>
        </p>
      )}
      {canAsk && isAsking && (
        <RequestHours bookingId={bookingId} kind={kind} usual={data} onAsked={put} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

interface RequestProps {
  bookingId: number
  list: HoursList
  request: HoursRequestShown
  readOnly: boolean
  onChanged: (list: HoursList) => void
}

function Request({ bookingId, list, request, readOnly, onChanged }: RequestProps) {
  const t = useT()
  const language = useLanguage()
  const { currencies } = useSite()
  const { id: hoursId, state, time, price, message } = request
  const params = { id: bookingId, hoursId }
  const answer = useMutation<'accept' | 'refuse' | 'withdraw'>(async way =>
    onChanged(
      way === 'withdraw'
        ? await sessionApi('DELETE /core/bookings/{id}/hours/{hoursId}', { params })
        : await sessionApi('POST /core/bookings/{id}/hours/{hoursId}/answer', { params, body: { answer: way } }),
    ),
  )
  const code = currencies.find(({ id }) => id === list.currencyId)?.code ?? 'EUR'
  const values = {
    kind: request.kind === 'early-arrival' ? 'early' : 'late',
    state,
    time: formatTime(time, language),
    free: price ? 'no' : 'yes',
    amount: formatMoney(price ?? 0, code, language),
  }
  const button = (way: 'accept' | 'refuse' | 'withdraw', words: ReactNode) => (
    <Button
      variant={way === 'accept' ? 'primary' : way === 'refuse' ? 'secondary' : 'quiet'}
      disabled={answer.isSending}
      onClick={() => void answer.mutate(way)}
    >
      {words}
    </Button>
  )
  return (
    <div className={styles.note} role="status">
      <p>{t('trips_hours_state', values)}</p>
      {message && <p className={styles.words}>{t('trips_hours_message', { message })}</p>}
      {state === 'accepted' && price !== null && price > 0 && (
        <p>
          <InternalLink to={`/secure/overview-and-payment?booking=${bookingId}`}>{t('trips_hours_pay')}</InternalLink>
        </p>
      )}
      {list.open && !readOnly && state === 'quoted' && (
        <p className={styles.actions}>
          {button('accept', t('trips_hours_accept', values))}
          {button('refuse', t('trips_hours_refuse'))}
        </p>
      )}
      {list.open && !readOnly && state === 'asked' && button('withdraw', t('trips_hours_withdraw'))}
      {answer.error !== undefined && <FormError>{errorMessage(answer.error, t)}</FormError>}
    </div>
  )
}
