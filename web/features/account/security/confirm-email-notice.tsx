import { useState } from 'react'
import { errorMessage } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import styles from '../account-layout.module.css'

/** Reminder to confirm the e-mail address, with a button that resends the e-mail. */
export function ConfirmEmailNotice({ email }: { email: string }) {
  const t = useT()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [problem, setProblem] = useState('')
  const send = async () => {
    setState('sending')
    setProblem('')
    try {
      await sessionApi('POST /core/contacts/confirmemail/send')
      setState('sent')
    } catch (error) {
      setState('idle')
      setProblem(errorMessage(error, t, { 'too-many-emails': t('account_too_many_emails') }))
    }
  }
  return (
    <div className={styles.note}>
      <p>{t('account_confirm', { email })}</p>
      <FormError>{problem}</FormError>
      {state === 'sent' ? (
        <p role="status">{t('account_confirm_sent')}</p>
      ) : (
        <Button variant="secondary" disabled={state === 'sending'} onClick={() => void send()}>
          {t('account_confirm_again')}
        </Button>
      )}
    </div>
  )
}
