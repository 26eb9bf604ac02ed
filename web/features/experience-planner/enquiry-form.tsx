import { useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'
import styles from './planner.module.css'

interface EnquiryFormProps {
  bookingId: number
  /** The plan that goes with the question. */
  items: readonly string[]
}

/** A question to the client manager, with the plan. */
export function EnquiryForm({ bookingId, items }: EnquiryFormProps) {
  const t = useT()
  const { state, problem, fieldError, formProps } = useForm<{ message: string }>(
    async ({ message }, once) => {
      await sessionApi(
        'POST /core/experiences/near/bookingid/{bookingId}/sendenquiry',
        { params: { bookingId }, body: { message, items: [...items] } },
        { idempotencyKey: once },
      )
    },
    { draft: `experiences ${bookingId}` },
  )
  return (
    <section className={styles.part} aria-labelledby="basket-enquiry">
      <h2 id="basket-enquiry">{t('planner_enquiry')}</h2>
      {state === 'done' ? (
        <p role="status">{t('planner_enquiry_sent')}</p>
      ) : (
        <form className={styles.form} {...formProps}>
          <TextArea
            name="message"
            rows={4}
            maxLength={4000}
            required
            label={t('planner_enquiry_message')}
            hint={t('planner_enquiry_hint', { count: items.length })}
            error={fieldError('message')}
          />
          <FormError>{problem}</FormError>
          <Button type="submit" variant="secondary" aria-disabled={state === 'sending'}>
            {t('planner_enquiry_send')}
          </Button>
        </form>
      )}
    </section>
  )
}
