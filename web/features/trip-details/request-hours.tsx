import type { HoursList } from '#contract/booking/hours'
import type { HoursKind } from '#domain/booking/hours'
import { formatTime } from '#domain/calendar/formats'
import { useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import styles from './trip-form.module.css'

interface RequestHoursProps {
  bookingId: number
  kind: HoursKind
  usual: Pick<HoursList, 'arrivalFrom' | 'departureBy'>
  onAsked: (list: HoursList) => void
  onClose: () => void
}

/** Asks the office for an early arrival or a late departure. */
export function RequestHours({ bookingId, kind, usual, onAsked, onClose }: RequestHoursProps) {
  const t = useT()
  const language = useLanguage()
  const isEarly = kind === 'early-arrival'
  const limit = isEarly ? usual.arrivalFrom : usual.departureBy
  const name = isEarly ? 'early' : 'late'
  const { state, problem, fieldError, formProps } = useForm<{ time: string; note: string }>(
    async (body, once) =>
      onAsked(
        await sessionApi(
          'POST /core/bookings/{id}/hours',
          { params: { id: bookingId }, body: { ...body, kind } },
          { idempotencyKey: once },
        ),
      ),
    { draft: `hours ${bookingId} ${kind}` },
  )
  return (
    <form className={styles.note} {...formProps}>
      <p>{t('trips_hours_text')}</p>
      <FieldRow>
        <Input
          type="time"
          name="time"
          required
          label={t(`trips_hours_time_${name}`)}
          hint={limit ? t(`trips_hours_usual_${name}`, { time: formatTime(limit, language) }) : undefined}
          error={fieldError('time') && t('trips_hours_time_wrong')}
        />
        <Input
          name="note"
          maxLength={2000}
          autoComplete="off"
          label={t('trips_hours_note')}
          error={fieldError('note')}
        />
      </FieldRow>
      <FormError>{problem}</FormError>
      <p className={styles.actions}>
        <Button type="submit" disabled={state === 'sending'}>
          {t('trips_hours_send')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('trips_hours_not')}
        </Button>
      </p>
    </form>
  )
}
