import type { BookingShown } from '#contract/booking-shapes'
import type { CurrentContact } from '#contract/sessions'
import { CallError } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { ownApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import styles from './booking.module.css'
import { ConditionsTick } from './conditions-tick'
import { learnBooking } from './use-booking'

interface AcceptConditionsProps {
  booking: BookingShown
  contact: CurrentContact
  /** The booking is another now. */
  onChanged: () => void
}

/** Accepts the conditions of a booking that somebody else has made, before it is paid. */
export function AcceptConditions({ booking, contact, onChanged }: AcceptConditionsProps) {
  const t = useT()
  const lang = useLanguage()
  const { state, problem, fault, props } = useForm<unknown>(
    async () => {
      const body = { version: booking.terms.version, lang }
      try {
        const accepted = await ownApi('POST /core/bookings/{id}/conditions', { params: { id: booking.id }, body })
        learnBooking(accepted, contact.id)
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 409) throw error
        onChanged()
      }
    },
    {
      shape: async () => (await import('#contract/forms/booker')).holdForm,
      words: { 'conditions missing': t('booking_conditions_missing') },
    },
  )
  const missing = fault('conditions')
  return (
    <form className={styles.form} {...props}>
      <ConditionsTick missing={missing} />
      <Problem>{!missing && problem}</Problem>
      <p>
        <Button type="submit" disabled={state === 'sending'}>
          {t('booking_go_on')}
        </Button>
      </p>
    </form>
  )
}
