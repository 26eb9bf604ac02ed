import { useState } from 'react'
import { errorMessage } from '#web/features/forms/public'
import { api } from '#web/lib/api-client'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'

export interface LogInAgainProps {
  email: string
  coSignIn: boolean
}

/** Sends a link by which a user without a password proves again that the account is theirs. */
export function LogInAgain({ email, coSignIn }: LogInAgainProps) {
  const t = useT()
  const lang = useLanguage()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [problem, setProblem] = useState('')
  const send = async () => {
    setState('sending')
    setProblem('')
    try {
      const headers = { usertype: coSignIn ? 'cosignin' : 'contact' } as const
      await api('POST /auth/token/bytoken/send', { headers, body: { email, lang } })
      setState('sent')
    } catch (error) {
      setProblem(errorMessage(error, t))
      setState('idle')
    }
  }
  if (state === 'sent') return <p role="status">{t('log_in_again_sent', { email })}</p>
  return (
    <>
      <FormError>{problem}</FormError>
      <Button variant="secondary" disabled={state === 'sending'} onClick={() => void send()}>
        {t('log_in_again_send')}
      </Button>
    </>
  )
}
