import { api, CallError } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import styles from './booking.module.css'
import type { StayWish } from './stay-wish'

/** Waiting list for taken dates: an e-mail follows if they become free. */
export function WaitForStay({ wish, onFree }: { wish: StayWish; onFree: () => void }) {
  const t = useT()
  const lang = useLanguage()
  const { state, problem, fault, props } = useForm<{ email: string }>(
    async ({ email }) => {
      try {
        await api('POST /core/properties/{id}/waitinglist', {
          params: { id: wish.villaId },
          body: { email, ...wish.stay, lang },
        })
      } catch (error) {
        // The dates have become free meanwhile.
        if (error instanceof CallError && error.code === 'not-in-this-state') return onFree()
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
      <Problem>{problem}</Problem>
      <p>
        <Button type="submit" look="secondary" disabled={state === 'sending'}>
          {t('booking_wait')}
        </Button>
      </p>
    </form>
  )
}
