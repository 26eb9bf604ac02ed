import { errorMessage } from '#web/features/forms/public'
import { api } from '#web/lib/api-client'
import { useMutation } from '#web/lib/use-mutation'
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
  const headers = { usertype: coSignIn ? 'cosignin' : 'contact' } as const
  const { status, isSending, error, mutate } = useMutation(() =>
    api('POST /auth/token/bytoken/send', { headers, body: { email, lang } }),
  )
  if (status === 'done') return <p role="status">{t('log_in_again_sent', { email })}</p>
  return (
    <>
      <FormError>{error !== undefined && errorMessage(error, t)}</FormError>
      <Button variant="secondary" disabled={isSending} onClick={() => void mutate()}>
        {t('log_in_again_send')}
      </Button>
    </>
  )
}
