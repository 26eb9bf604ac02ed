import { useForm } from '#web/features/forms/public'
import { ApiError, api } from '#web/lib/api-client'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import styles from '../booking.module.css'
import type { StayRequest } from './stay-request'

/** Waiting list for taken dates: an e-mail follows if they become free. */
export function JoinWaitingList({ request, onFree }: { request: StayRequest; onFree: () => void }) {
  const t = useT()
  const lang = useLanguage()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ email: string }>(
    async ({ email }) => {
      try {
        await api('POST /core/properties/{id}/waitinglist', {
          params: { id: request.villaId },
          body: { email, ...request.stay, lang },
        })
      } catch (error) {
        // The dates have become free meanwhile.
        if (error instanceof ApiError && error.code === 'not-in-this-state') return onFree()
        throw error
      }
    },
    { draft: 'waiting', shape: async () => (await import('#contract/forms/booking')).waitingForm },
  )
  if (state === 'done')
    return (
      <p role="status" className={styles.note}>
        {t('booking_waiting')}
      </p>
    )
  return (
    <form className={styles.form} {...props}>
      <p>{t('booking_wait_text')}</p>
      <Input
        type="email"
        name="email"
        label={t('booking_email')}
        autoComplete="email"
        error={fault('email')}
        required
      />
      <FormError>{problem}</FormError>
      <p>
        <Button type="submit" variant="secondary" disabled={state === 'sending'}>
          {t('booking_wait')}
        </Button>
      </p>
    </form>
  )
}
