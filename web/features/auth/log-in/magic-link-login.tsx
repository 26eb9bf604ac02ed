import { clearUrlSecrets, session } from '#web/features/session/public'
import { ApiError, api } from '#web/lib/api-client'
import { useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { isLinkExpired } from '../auth-flow'
import { StepLink } from '../auth-form-parts'

interface EnterByLinkProps {
  token: string
  onSignedIn: () => void
  /** The user chooses another way to log in. */
  onOther: () => void
}

/** Logs in by an e-mail link, after a click: link scanners of e-mail programs follow links too. */
export function MagicLinkLogin({ token, onSignedIn, onOther }: EnterByLinkProps) {
  const t = useT()
  const { status, error, mutate } = useMutation(async () => {
    const opened = await api('POST /auth/token/bytoken', { headers: { token } })
    clearUrlSecrets()
    session.signedIn(opened)
    onSignedIn()
  })
  const sending = status !== 'idle'
  const isOver = error instanceof ApiError && isLinkExpired(error)
  return (
    <>
      <p>{t('auth_enter_text')}</p>
      <FormError>{error !== undefined && t(isOver ? 'auth_enter_over' : 'auth_server_error')}</FormError>
      <Button wide disabled={sending} onClick={() => void mutate()}>
        {t(sending ? 'auth_logging_in' : 'auth_enter')}
      </Button>
      <StepLink onClick={onOther}>{t('auth_enter_other')}</StepLink>
    </>
  )
}
