import { useState } from 'react'
import { sayWhy } from '#web/features/forms/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import styles from './own-frame.module.css'

/** Reminder to confirm the e-mail address, with a button that resends the e-mail. */
export function ConfirmNote({ email }: { email: string }) {
  const t = useT()
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking')
  const [problem, setProblem] = useState('')
  const send = async () => {
    setState('sending')
    setProblem('')
    try {
      await ownApi('POST /core/contacts/confirmemail/send')
      setState('sent')
    } catch (error) {
      setState('asking')
      setProblem(sayWhy(error, t, { 'too-many-emails': t('own_too_many_emails') }))
    }
  }
  return (
    <div className={styles.note}>
      <p>{t('own_confirm', { email })}</p>
      <Problem>{problem}</Problem>
      {state === 'sent' ? (
        <p role="status">{t('own_confirm_sent')}</p>
      ) : (
        <Button look="secondary" disabled={state === 'sending'} onClick={() => void send()}>
          {t('own_confirm_again')}
        </Button>
      )}
    </div>
  )
}
