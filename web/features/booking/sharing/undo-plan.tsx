import type { BookingShown } from '#contract/booking-shapes'
import type { CurrentContact } from '#contract/sessions'
import { bookingStatus } from '#domain/booking/booking-status'
import { CallError } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { notify } from '#web/features/notices/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import styles from '../booking.module.css'
import { learnBooking } from '../use-booking'

interface UndoPlanProps {
  booking: BookingShown
  contact: CurrentContact
  onChanged: () => void
}

/** Whether the rest of the balance is split into instalments. */
export const isPlanned = ({ status, payments }: BookingShown): boolean => {
  const unpaid = payments.filter(({ kind, paidAt }) => kind === 'balance' && paidAt === null)
  return status === bookingStatus.confirmed && new Set(unpaid.map(({ due }) => due)).size > 1
}

/** Reverts an instalment plan to a single balance. */
export function UndoPlan({ booking, contact, onChanged }: UndoPlanProps) {
  const t = useT()
  const { state, problem, props } = useForm(
    async () => {
      try {
        const asked = { params: { id: booking.id } }
        learnBooking(await ownApi('DELETE /core/bookings/{id}/paymentplan', asked), contact.id)
        notify(t('plan_undone'), 'long')
      } catch (error) {
        if (error instanceof CallError && error.status === 409) onChanged()
        throw error
      }
    },
    { words: { 'not-in-this-state': t('plan_undo_refused') } },
  )
  return (
    <form className={styles.form} {...props}>
      <p>{t('plan_undo_text')}</p>
      <Problem>{problem}</Problem>
      <p>
        <Button type="submit" look="secondary" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'booking_holding' : 'plan_undo')}
        </Button>
      </p>
    </form>
  )
}
