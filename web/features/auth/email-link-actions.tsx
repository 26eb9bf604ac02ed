import { useEffect, useState } from 'react'
import { clearUrlSecrets, session, sessionApi } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { ApiError } from '#web/lib/api-client'
import { useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { isLinkExpired } from './auth-flow'
import { StepAlert } from './auth-form-parts'
import styles from './auth-panel.module.css'
import type { EmailLinkAction } from './log-in/login-params'
import { StepTitle } from './step-title'

interface LetterActsProps {
  act: EmailLinkAction
  token: string
  /** Completed or cancelled: continues to the path. */
  onDone: (path: string) => void
}

/** Performs the action of an e-mail link for the signed-in user. */
export function EmailLinkActions({ act, token, onDone }: LetterActsProps) {
  if (act === 'delete') return <ConfirmDeletion token={token} onDone={() => onDone('/secure/profile')} />
  return <ConfirmEmail act={act} token={token} onDone={onDone} />
}

interface ConfirmingProps extends LetterActsProps {
  act: Exclude<EmailLinkAction, 'delete'>
}

/** Confirms the current e-mail address, or changes it to the one that received the e-mail. */
function ConfirmEmail({ act, token, onDone }: ConfirmingProps) {
  const t = useT()
  const [failed, setFailed] = useState<'over' | 'taken' | 'too-many' | 'unreachable'>()
  const [sent, setSent] = useState(false)
  const isChange = act === 'address'
  const goOn = () => onDone(isChange ? '/secure/profile' : '/secure')

  const confirm = () => {
    setFailed(undefined)
    const headers = { token }
    const asked = isChange
      ? sessionApi('POST /core/contacts/changeemail/confirm', { headers })
      : sessionApi('POST /core/contacts/confirmemail', { headers })
    asked.then(
      async () => {
        clearUrlSecrets()
        await session.refreshContact()
        showToast(t(isChange ? 'auth_address_changed' : 'auth_confirmed'), 'long')
        goOn()
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) return setFailed('unreachable')
        setFailed(isLinkExpired(error) ? 'over' : error.code === 'address-taken' ? 'taken' : 'unreachable')
      },
    )
  }
  // Following the link is the consent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per link.
  useEffect(confirm, [token])

  const again = () =>
    sessionApi('POST /core/contacts/confirmemail/send').then(
      () => setSent(true),
      (error: unknown) =>
        setFailed(error instanceof ApiError && error.code === 'too-many-emails' ? 'too-many' : 'unreachable'),
    )

  if (sent)
    return (
      <>
        <StepTitle>{t('auth_confirm_sent')}</StepTitle>
        <Button onClick={goOn}>{t('auth_go_on')}</Button>
      </>
    )
  if (failed === undefined) return <p role="status">{t('auth_confirming')}</p>
  const words = {
    over: t(isChange ? 'auth_address_over' : 'auth_confirm_over'),
    taken: t('auth_address_taken'),
    'too-many': t('account_too_many_emails'),
    unreachable: t('auth_server_error'),
  }
  return (
    <>
      <StepAlert>{words[failed]}</StepAlert>
      <div className={styles.actions}>
        {failed === 'over' && !isChange && <Button onClick={() => void again()}>{t('auth_confirm_again')}</Button>}
        {failed === 'unreachable' && <Button onClick={confirm}>{t('error_retry')}</Button>}
        <Button variant="secondary" onClick={goOn}>
          {t('auth_go_on')}
        </Button>
      </div>
    </>
  )
}

/** Asks for confirmation before the account is deleted. */
function ConfirmDeletion({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useT()
  const { status, error, mutate } = useMutation(() =>
    sessionApi('POST /core/contacts/deleteaccount', { headers: { token } }),
  )
  const isOver = error instanceof ApiError && isLinkExpired(error)
  const remove = async () => {
    if (!(await mutate())) return
    // The end of the session reloads the document; the URL carries the reason.
    history.replaceState(history.state, '', `${location.pathname}?deleted=1`)
    await session.signOut().catch(session.handleRejectedToken)
  }
  return (
    <>
      <StepTitle>{t('auth_delete')}</StepTitle>
      <p>{t('auth_delete_text')}</p>
      <FormError>{error !== undefined && t(isOver ? 'auth_delete_over' : 'auth_server_error')}</FormError>
      <div className={styles.actions}>
        <Button disabled={status !== 'idle'} onClick={() => void remove()}>
          {t('auth_delete')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('auth_delete_not')}
        </Button>
      </div>
    </>
  )
}
