import { useId } from 'react'
import { useForm } from '#web/features/forms/public'
import { api } from '#web/lib/api-client'
import { useLanguage, useT } from '#web/messages'
import styles from './newsletter.module.css'

/** Subscribes to the newsletter. The address is not validated here: the server accepts anything (PD-42). */
export function Newsletter() {
  const t = useT()
  const lang = useLanguage()
  const id = useId()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ email: string }>(
    ({ email }, once) =>
      api('POST /core/contacts/emailsub/footer', { body: { email, lang } }, { idempotencyKey: once }),
    { draft: 'newsletter' },
  )
  const wrong = fault('email')

  return (
    <form className={styles.letter} {...props}>
      <h2 className={styles.title}>{t('footer_newsletter_title')}</h2>
      <p>{t('footer_newsletter_text')}</p>
      <div className={styles.line}>
        <label htmlFor={id} className={styles.label}>
          {t('footer_newsletter_email')}
        </label>
        <input
          id={id}
          className={styles.input}
          type="email"
          name="email"
          autoComplete="email"
          placeholder=" "
          aria-describedby={`${id}-answer`}
          {...(wrong && { 'aria-invalid': true })}
        />
        <button type="submit" className={styles.button} disabled={state === 'sending'}>
          {t('footer_newsletter_send')}
        </button>
      </div>
      <p className={styles.answer} id={`${id}-answer`} role="status">
        {state === 'done' ? t('footer_newsletter_done') : (wrong ?? problem)}
      </p>
    </form>
  )
}
