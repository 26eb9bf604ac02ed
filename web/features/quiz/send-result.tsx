import { useState } from 'react'
import type { QuizAnswers } from '#domain/content/quiz'
import { useForm } from '#web/features/forms/public'
import { api } from '#web/lib/api-client'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Disclosure } from '#web/ui/disclosure'
import { Input } from '#web/ui/field'
import styles from './quiz.module.css'

/** Sends the three villas to an e-mail address. */
export function SendResult({ answers }: { answers: QuizAnswers }) {
  const t = useT()
  const lang = useLanguage()
  const [sent, setSent] = useState<string>()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm(
    async ({ email = '', website = '' }: Record<string, string>, once) => {
      await api(
        'POST /core/villamatches/send',
        { body: { ...answers, email, website, lang } },
        { idempotencyKey: once },
      )
      setSent(email)
    },
    { draft: 'matches', messages: { 'too-many-emails': t('quiz_too_many_emails') } },
  )
  if (sent) return <p role="status">{t('quiz_sent', { email: sent })}</p>
  return (
    <Disclosure summary={t('quiz_send_title')}>
      <form className={styles.send} {...props}>
        <p>{t('quiz_send_text')}</p>
        <Input
          type="email"
          name="email"
          label={t('quiz_send_email')}
          error={fault('email')}
          autoComplete="email"
          required
        />
        <input name="website" className={styles.visuallyHidden} tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <p role="status">{problem}</p>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'quiz_sending' : 'quiz_send')}
        </Button>
      </form>
    </Disclosure>
  )
}
