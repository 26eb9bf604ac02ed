import { useState } from 'react'
import { api, CallError } from '#web/api'
import { forgetAddressSecrets, session } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import { isLinkOver } from './link-over'
import { StepLink } from './parts'

interface EnterByLinkProps {
  token: string
  onSignedIn: () => void
  /** The user chooses another way to log in. */
  onOther: () => void
}

/** Logs in by an e-mail link, after a click: link scanners of e-mail programs follow links too. */
export function EnterByLink({ token, onSignedIn, onOther }: EnterByLinkProps) {
  const t = useT()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const enter = async () => {
    setSending(true)
    setProblem('')
    try {
      const opened = await api('POST /auth/token/bytoken', { headers: { token } })
      forgetAddressSecrets()
      session.signedIn(opened)
      onSignedIn()
    } catch (error) {
      setProblem(t(error instanceof CallError && isLinkOver(error) ? 'door_enter_over' : 'door_server_error'))
      setSending(false)
    }
  }
  return (
    <>
      <p>{t('door_enter_text')}</p>
      <Problem>{problem}</Problem>
      <Button wide disabled={sending} onClick={() => void enter()}>
        {t(sending ? 'door_logging_in' : 'door_enter')}
      </Button>
      <StepLink onClick={onOther}>{t('door_enter_other')}</StepLink>
    </>
  )
}
