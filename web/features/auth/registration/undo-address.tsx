import { clearUrlSecrets } from '#web/features/session/public'
import { ApiError, api } from '#web/lib/api-client'
import { useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { isLinkExpired } from '../auth-flow'
import { StepLink } from '../auth-form-parts'

interface UndoAddressProps {
  token: string
  /** The user logs in instead. */
  onOther: () => void
}

function problemOf(error: unknown) {
  if (!(error instanceof ApiError)) return 'auth_server_error'
  return isLinkExpired(error)
    ? 'auth_undo_over'
    : error.code === 'address-taken'
      ? 'auth_undo_taken'
      : 'auth_server_error'
}

/** Restores the former e-mail address of an account, after a click: link scanners of e-mail programs follow links. */
export function UndoAddress({ token, onOther }: UndoAddressProps) {
  const t = useT()
  const { status, isSending, error, mutate } = useMutation(async () => {
    await api('POST /core/contacts/changeemail/undo', { headers: { token } })
    clearUrlSecrets()
  })
  if (status === 'done')
    return (
      <>
        <p role="status">{t('auth_undone')}</p>
        <StepLink onClick={onOther}>{t('auth_back_to_log_in')}</StepLink>
      </>
    )
  return (
    <>
      <p>{t('auth_undo_text')}</p>
      <FormError>{error !== undefined && t(problemOf(error))}</FormError>
      <Button wide disabled={isSending} onClick={() => void mutate()}>
        {t(isSending ? 'auth_sending' : 'auth_undo')}
      </Button>
      <StepLink onClick={onOther}>{t('auth_back_to_log_in')}</StepLink>
    </>
  )
}
