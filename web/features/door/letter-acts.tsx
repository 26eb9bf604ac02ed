import { useEffect, useState } from 'react'
import { CallError } from '#web/api'
import { notify } from '#web/features/notices/public'
import { forgetAddressSecrets, ownApi, session } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import styles from './door.module.css'
import type { LetterAct } from './door-address'
import { isLinkOver } from './link-over'
import { StepAlert } from './parts'
import { StepTitle } from './step-title'

interface LetterActsProps {
  act: LetterAct
  token: string
  /** Completed or cancelled: continues to the path. */
  onDone: (path: string) => void
}

/** Performs the action of an e-mail link for the signed-in user. */
export function LetterActs({ act, token, onDone }: LetterActsProps) {
  if (act === 'delete') return <Deleting token={token} onDone={() => onDone('/secure/profile')} />
  return <Confirming act={act} token={token} onDone={onDone} />
}

interface ConfirmingProps extends LetterActsProps {
  act: Exclude<LetterAct, 'delete'>
}

/** Confirms the current e-mail address, or changes it to the one that received the e-mail. */
function Confirming({ act, token, onDone }: ConfirmingProps) {
  const t = useT()
  const [failed, setFailed] = useState<'over' | 'taken' | 'too-many' | 'unreachable'>()
  const [sent, setSent] = useState(false)
  const isChange = act === 'address'
  const goOn = () => onDone(isChange ? '/secure/profile' : '/secure')

  const confirm = () => {
    setFailed(undefined)
    const headers = { token }
    const asked = isChange
      ? ownApi('POST /core/contacts/changeemail/confirm', { headers })
      : ownApi('POST /core/contacts/confirmemail', { headers })
    asked.then(
      async () => {
        forgetAddressSecrets()
        await session.update()
        notify(t(isChange ? 'door_address_changed' : 'door_confirmed'), 'long')
        goOn()
      },
      (error: unknown) => {
        if (!(error instanceof CallError)) return setFailed('unreachable')
        setFailed(isLinkOver(error) ? 'over' : error.code === 'address-taken' ? 'taken' : 'unreachable')
      },
    )
  }
  // Following the link is the consent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per link.
  useEffect(confirm, [token])

  const again = () =>
    ownApi('POST /core/contacts/confirmemail/send').then(
      () => setSent(true),
      (error: unknown) =>
        setFailed(error instanceof CallError && error.code === 'too-many-emails' ? 'too-many' : 'unreachable'),
    )

  if (sent)
    return (
      <>
        <StepTitle>{t('door_confirm_sent')}</StepTitle>
        <Button onClick={goOn}>{t('door_go_on')}</Button>
      </>
    )
  if (failed === undefined) return <p role="status">{t('door_confirming')}</p>
  const words = {
    over: t(isChange ? 'door_address_over' : 'door_confirm_over'),
    taken: t('door_address_taken'),
    'too-many': t('own_too_many_emails'),
    unreachable: t('door_server_error'),
  }
  return (
    <>
      <StepAlert>{words[failed]}</StepAlert>
      <div className={styles.ways}>
        {failed === 'over' && !isChange && <Button onClick={() => void again()}>{t('door_confirm_again')}</Button>}
        {failed === 'unreachable' && <Button onClick={confirm}>{t('error_again')}</Button>}
        <Button look="secondary" onClick={goOn}>
          {t('door_go_on')}
        </Button>
      </div>
    </>
  )
}

/** Asks for confirmation before the account is deleted. */
function Deleting({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useT()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const remove = async () => {
    setSending(true)
    setProblem('')
    try {
      await ownApi('POST /core/contacts/deleteaccount', { headers: { token } })
    } catch (error) {
      setProblem(t(error instanceof CallError && isLinkOver(error) ? 'door_delete_over' : 'door_server_error'))
      return setSending(false)
    }
    // The end of the session reloads the document; the URL carries the reason.
    history.replaceState(history.state, '', `${location.pathname}?deleted=1`)
    await session.signOut().catch(session.refused)
  }
  return (
    <>
      <StepTitle>{t('door_delete')}</StepTitle>
      <p>{t('door_delete_text')}</p>
      <Problem>{problem}</Problem>
      <div className={styles.ways}>
        <Button disabled={sending} onClick={() => void remove()}>
          {t('door_delete')}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {t('door_delete_not')}
        </Button>
      </div>
    </>
  )
}
