import { CallError } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import styles from './booking.module.css'
import { ConditionsTick } from './conditions-tick'

interface AcceptFormProps {
  accept: () => Promise<void>
  /** The server rejected the payment: the amount has changed, or can no longer be paid. */
  onChanged: () => void
}

/** The checkbox for conditions and privacy policy, which comes before the payment that confirms a booking. */
export function AcceptForm({ accept, onChanged }: AcceptFormProps) {
  const t = useT()
  const { state, problem, fault, props } = useForm<unknown>(
    async () => {
      try {
        await accept()
      } catch (error) {
        if (!(error instanceof CallError) || (error.status !== 409 && error.status !== 410)) throw error
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
