import { useState } from 'react'
import { clearUrlSecrets } from '#web/features/session/public'
import { ApiError, api } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { StepLink } from '../auth-form-parts'
import { isLinkExpired } from '../link-expired'

interface UndoAddressProps {
  token: string
  /** The user logs in instead. */
  onOther: () => void
}

/** Restores the former e-mail address of an account, after a click: link scanners of e-mail programs follow links. */
export function UndoAddress({ token, onOther }: UndoAddressProps) {
  const t = useT()
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  const [problem, setProblem] = useState('')
  const undo = async () => {
    setState('sending')
    setProblem('')
    try {
      await api('POST /core/contacts/changeemail/undo', { headers: { token } })
      clearUrlSecrets()
      setState('done')
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      const isOver = error instanceof ApiError && isLinkExpired(error)
      setProblem(t(isOver ? 'auth_undo_over' : code === 'address-taken' ? 'auth_undo_taken' : 'auth_server_error'))
      setState('idle')
    }
  }
  if (state === 'done')
    return (
      <>
        <p role="status">{t('auth_undone')}</p>
        <StepLink onClick={onOther}>{t('auth_back_to_log_in')}</StepLink>
      </>
    )
  return (
    <>
      <p>{t('auth_undo_text')}</p>
      <FormError>{problem}</FormError>
      <Button wide disabled={state === 'sending'} onClick={() => void undo()}>
        {t(state === 'sending' ? 'auth_sending' : 'auth_undo')}
      </Button>
      <StepLink onClick={onOther}>{t('auth_back_to_log_in')}</StepLink>
    </>
  )
}
