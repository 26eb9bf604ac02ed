import { useState } from 'react'
import { api, CallError } from '#web/api'
import { forgetAddressSecrets } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import { isLinkOver } from './link-over'
import { StepLink } from './parts'

interface UndoAddressProps {
  token: string
  /** The user logs in instead. */
  onOther: () => void
}

/** Restores the former e-mail address of an account, after a click: link scanners of e-mail programs follow links. */
export function UndoAddress({ token, onOther }: UndoAddressProps) {
  const t = useT()
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking')
  const [problem, setProblem] = useState('')
  const undo = async () => {
    setState('sending')
    setProblem('')
    try {
      await api('POST /core/contacts/changeemail/undo', { headers: { token } })
      forgetAddressSecrets()
      setState('done')
    } catch (error) {
      const code = error instanceof CallError ? error.code : ''
      const isOver = error instanceof CallError && isLinkOver(error)
      setProblem(t(isOver ? 'door_undo_over' : code === 'address-taken' ? 'door_undo_taken' : 'door_server_error'))
      setState('asking')
    }
  }
  if (state === 'done')
    return (
      <>
        <p role="status">{t('door_undone')}</p>
        <StepLink onClick={onOther}>{t('door_back_to_log_in')}</StepLink>
      </>
    )
  return (
    <>
      <p>{t('door_undo_text')}</p>
      <Problem>{problem}</Problem>
      <Button wide disabled={state === 'sending'} onClick={() => void undo()}>
        {t(state === 'sending' ? 'door_sending' : 'door_undo')}
      </Button>
      <StepLink onClick={onOther}>{t('door_back_to_log_in')}</StepLink>
    </>
  )
}
