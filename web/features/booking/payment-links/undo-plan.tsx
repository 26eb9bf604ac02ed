import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { ApiError } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import styles from '../booking.module.css'
import { setBookingData } from '../use-booking'

interface UndoPlanProps {
  booking: BookingResponse
  contact: CurrentContact
  onChanged: () => void
}

/** Whether the rest of the balance is split into instalments. */
export const isPlanned = ({ status, payments }: BookingResponse): boolean => {
  const unpaid = payments.filter(({ kind, paidAt }) => kind === 'balance' && paidAt === null)
  return status === bookingStatus.confirmed && new Set(unpaid.map(({ due }) => due)).size > 1
}

/** Reverts an instalment plan to a single balance. */
export function UndoPlan({ booking, contact, onChanged }: UndoPlanProps) {
  const t = useT()
  const {
    state,
    problem,
    formProps: props,
  } = useForm(
    async () => {
      try {
        const asked = { params: { id: booking.id } }
        setBookingData(await sessionApi('DELETE /core/bookings/{id}/paymentplan', asked), contact.id)
        showToast(t('payment_plan_undone'), 'long')
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) onChanged()
        throw error
      }
    },
    { messages: { 'not-in-this-state': t('payment_plan_undo_refused') } },
  )
  return (
    <form className={styles.form} {...props}>
      <p>{t('payment_plan_undo_text')}</p>
      <FormError>{problem}</FormError>
      <p>
        <Button type="submit" variant="secondary" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'booking_holding' : 'payment_plan_undo')}
        </Button>
      </p>
    </form>
  )
}
