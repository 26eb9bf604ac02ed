import { useForm } from '#web/features/forms/public'
import { api } from '#web/lib/api-client'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import styles from './newsletter.module.css'

/** Subscribes to the newsletter, and explains the next step. */
export function SignUp() {
  const t = useT()
  const lang = useLanguage()
  const { company } = useSite()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ email: string }>(
    ({ email }, once) =>
      api('POST /core/contacts/emailsub/footer', { body: { email, lang } }, { idempotencyKey: once }),
    { draft: 'newsletter', shape: async () => (await import('#contract/forms/newsletter')).newsletterForm },
  )
  return (
    <form className={styles.form} {...props}>
      <noscript>
        <p>{t('newsletter_without_scripts', { email: company.email })}</p>
      </noscript>
      <Input
        type="email"
        name="email"
        label={t('newsletter_email')}
        error={fault('email')}
        autoComplete="email"
        required
      />
      <Button type="submit" disabled={state === 'sending'}>
        {t('newsletter_send')}
      </Button>
      <p role="status" className={styles.answer}>
        {state === 'done' ? t('newsletter_done') : problem}
      </p>
      <p className={styles.note}>{t('newsletter_note')}</p>
    </form>
  )
}
