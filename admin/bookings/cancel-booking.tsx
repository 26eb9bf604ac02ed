import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { useMoney } from '#admin/ui/use-money'
import type { BookingItemResponse, BookingResponse } from '#contract/booking/booking-schemas'
import type { CancellationResponse } from '#contract/booking/cancellations'
import { formatDays } from '#domain/calendar/formats'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useQuery } from '#web/lib/query'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { QueryBoundary } from '#web/ui/query-boundary'

interface CancelBookingProps {
  booking: BookingResponse
  stay: BookingItemResponse
  onClose: () => void
}

/** Cancels a booking for its client, with the refund by its terms or another one that the office grants. */
export function CancelBooking({ booking, stay, onClose }: CancelBookingProps) {
  const t = useT()
  const params = { id: booking.id }
  const { data, isError, refetch } = useQuery(
    `office cancellation ${booking.id}`,
    signal => adminApi('GET /core/bookings/{id}/cancellation', { params }, { signal }),
    { staleTime: 0 },
  )
  return (
    <Dialog title={t('admin_cancel_title', { reference: booking.reference })} onClose={onClose}>
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {terms => <CancellationForm booking={booking} stay={stay} terms={terms} onClose={onClose} />}
      </QueryBoundary>
    </Dialog>
  )
}

interface CancellationFormProps extends CancelBookingProps {
  terms: CancellationResponse
}

function CancellationForm({ booking, stay, terms, onClose }: CancellationFormProps) {
  const t = useT()
  const days = formatDays(stay, useLanguage())
  const { currencies } = useSite()
  const money = useMoney(terms.currencyId)
  const [isAsked, setAsked] = useState(false)
  const { state, problem, fieldError, formProps } = useForm<{ returned: string }>(
    async ({ returned }, once) => {
      if (!isAsked) return setAsked(true)
      const body = { returned: Number(returned) }
      const params = { id: booking.id }
      const reply = await adminApi('POST /office/bookings/{id}/cancel', { params, body }, { idempotencyKey: once })
      const amount = money(reply.returnedByCard + reply.returnedToOthers + reply.returnedByTransfer)
      showToast(t('admin_cancelled', { reference: booking.reference, amount }), 'long')
      onClose()
    },
    {
      messages: {
        'price-changed': t('admin_cancel_too_much', { paid: money(terms.paid) }),
        'not-in-this-state': t('admin_booking_meanwhile'),
        'option-over': t('admin_option_over'),
      },
    },
  )
  return (
    <form className={styles.form} {...formProps} onChange={() => setAsked(false)}>
      <p>{t('admin_cancel_terms', { paid: money(terms.paid), returned: money(terms.returned) })}</p>
      <Input
        type="number"
        name="returned"
        inputMode="decimal"
        min={0}
        max={terms.paid}
        step="0.01"
        required
        defaultValue={terms.returned}
        label={t('admin_cancel_refund', { code: currencies.find(({ id }) => id === terms.currencyId)?.code ?? 'EUR' })}
        hint={t('admin_cancel_refund_hint')}
        error={fieldError('returned')}
      />
      {isAsked && (
        <p role="status" className={styles.note}>
          {t('admin_cancel_ask', { villa: stay.villa.name, days })}
        </p>
      )}
      <FormError>{problem}</FormError>
      <p className={styles.actions}>
        <Button type="submit" disabled={state === 'sending'}>
          {t(isAsked ? 'admin_cancel_confirm' : 'admin_cancel')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('admin_not_now')}
        </Button>
      </p>
    </form>
  )
}
