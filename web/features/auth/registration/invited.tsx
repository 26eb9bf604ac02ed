import type { InvitationShown } from '#contract/account/accounts'
import { formatDays } from '#domain/calendar/formats'
import { session } from '#web/features/session/public'
import { api } from '#web/lib/api-client'
import { useLanguage, useT } from '#web/messages'
import { base64 } from '../auth-flow'
import { LogInForm, type Typed } from '../log-in/log-in-form'
import { ResetPasswordForm } from '../passwords/reset-password-form'
import { StepTitle } from '../step-title'

interface InvitedProps {
  invitation: InvitationShown
  /** They already have an account to log in to. */
  hasPassword: boolean
  token: string
  typed: Typed
  onForgotten: () => void
  onSignedIn: () => void
  onOver: () => void
}

/** Welcomes an invited guest: who invites them to which booking, and the remaining step. */
export function Invited({ invitation, hasPassword, token, typed, onForgotten, onSignedIn, onOver }: InvitedProps) {
  const t = useT()
  const language = useLanguage()
  const { by, firstname, trips } = invitation

  const enter = async (password: string) => {
    const authorization = `Basic ${base64(`${typed.email}:${password}`)}`
    session.signedIn(await api('POST /auth/token', { headers: { authorization, usertype: 'cosignin' } }))
    onSignedIn()
  }

  return (
    <>
      <StepTitle>{t('auth_invited', { name: by })}</StepTitle>
      <p>{t('auth_invited_text', { firstname, count: trips.length })}</p>
      {trips.length > 0 && (
        <ul>
          {trips.map(({ villa, ...stay }) => (
            <li key={`${villa} ${stay.from}`}>
              <strong>{villa}</strong>, {formatDays(stay, language)}
            </li>
          ))}
        </ul>
      )}
      {hasPassword ? (
        <>
          <p>{t('auth_invited_log_in')}</p>
          <LogInForm userType="cosignin" typed={typed} onForgotten={onForgotten} onSignedIn={onSignedIn} />
        </>
      ) : (
        <ResetPasswordForm
          userType="cosignin"
          email={typed.email}
          token={token}
          waysIn={undefined}
          invited
          onSaved={enter}
          onOver={onOver}
        />
      )}
    </>
  )
}
