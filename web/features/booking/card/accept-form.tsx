import { useForm } from '#web/features/forms/public'
import { ApiError } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import styles from '../booking.module.css'
import { ConditionsCheckbox } from '../checkout/conditions-checkbox'

interface AcceptFormProps {
  accept: () => Promise<void>
  /** The server rejected the payment: the amount has changed, or can no longer be paid. */
  onChanged: () => void
}

/** The checkbox for conditions and privacy policy, which comes before the payment that confirms a booking. */
export function AcceptForm({ accept, onChanged }: AcceptFormProps) {
  const t = useT()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<unknown>(
    async () => {
      try {
        await accept()
      } catch (error) {
        if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 410)) throw error
        onChanged()
      }
    },
    {
      shape: async () => (await import('#contract/forms/booker')).holdForm,
      messages: { 'conditions missing': t('booking_conditions_missing') },
    },
  )
  const missing = fault('conditions')
  return (
    <form className={styles.form} {...props}>
      <ConditionsCheckbox missing={missing} />
      <FormError>{!missing && problem}</FormError>
      <p>
        <Button type="submit" disabled={state === 'sending'}>
          {t('booking_go_on')}
        </Button>
      </p>
    </form>
  )
}
