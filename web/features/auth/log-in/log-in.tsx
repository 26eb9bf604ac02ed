import { useCallback, useEffect, useRef, useState } from 'react'
import type { InvitationShown } from '#contract/account/accounts'
import type { UserType } from '#domain/people/accounts'
import { clearUrlSecrets } from '#web/features/session/public'
import { ApiError, api } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { cx } from '#web/ui/cx'
import { Skeleton } from '#web/ui/skeleton'
import { isLinkExpired } from '../auth-flow'
import { StepAlert, StepLink } from '../auth-form-parts'
import styles from '../auth-panel.module.css'
import { authDelays, sleep } from '../auth-placement'
import { ForgotPasswordForm, type RecoveryEmailKind } from '../passwords/forgot-password-form'
import { ResetPasswordForm } from '../passwords/reset-password-form'
import { Invited } from '../registration/invited'
import { UndoAddress } from '../registration/undo-address'
import { StepTitle } from '../step-title'
import { LogInForm, type Typed } from './log-in-form'
import type { LoginEntryPoint, LoginParams } from './login-params'
import { MagicLinkLogin } from './magic-link-login'
import type { WaysIn } from './other-ways'
import { PasskeyButton } from './passkey-button'
import { SocialButtons } from './social-buttons'

type Step =
  | 'loading'
  | 'step1'
  | 'forgottenpassword'
  | 'forgottenpassword_confirmation'
  | 'resetpassword'
  | 'resetpassword_confirmation'

const firstSteps: Readonly<Record<LoginEntryPoint, Step>> = {
  step1: 'step1',
  confirm: 'step1',
  forgottenpassword: 'forgottenpassword',
  // Until it is known whose link it is.
  resetpassword: 'loading',
  enter: 'step1',
  undo: 'step1',
  address: 'step1',
  delete: 'step1',
}

/** A lead booker's link belongs to no invitation. */
const uninvited = { invitation: null, hasPassword: true }

interface LogInProps {
  address: LoginParams
  /** Typed values survive the replacement of this component. */
  typed: Typed
  /** Providers are offered as well. */
  social: boolean
  /** First content of its page. */
  first: boolean
  onSignedIn: () => void
  onSignUp: () => void
}

/** The log-in, step by step, for lead bookers and for guests. */
export function LogIn({ address, typed, social, first, onSignedIn, onSignUp }: LogInProps) {
  const t = useT()
  const [userType, setUserType] = useState(address.userType)
  const [step, setStep] = useState<Step>(firstSteps[address.beginning])
  const [over, setOver] = useState(false)
  const [sent, setSent] = useState<RecoveryEmailKind>('reset')
  const [waysIn, setWaysIn] = useState<WaysIn>()
  const [invited, setInvited] = useState<{ invitation: InvitationShown; hasPassword: boolean }>()
  const [entering, setEntering] = useState(address.beginning === 'enter')
  const [undoing, setUndoing] = useState(address.beginning === 'undo')
  const moved = useRef(false)
  const { token } = address

  const go = useCallback((next: Step) => {
    moved.current = true
    setOver(false)
    setStep(next)
  }, [])

  const linkIsOver = useCallback(() => {
    clearUrlSecrets()
    go('forgottenpassword')
    setOver(true)
  }, [go])

  useEffect(() => {
    if (address.beginning !== 'resetpassword') return
    const given = { headers: { token } }
    const asked =
      address.userType === 'contact'
        ? api('GET /core/contacts/getemailfromtoken', given).then(answer => ({ ...answer, ...uninvited }))
        : api('GET /core/cosignins/getemailfromtoken', given)
    asked.then(
      answer => {
        typed.email = answer.email
        setWaysIn(answer.waysIn)
        const { invitation, hasPassword } = answer
        if (invitation) setInvited({ invitation, hasPassword })
        go('resetpassword')
      },
      (error: unknown) => {
        if (error instanceof ApiError && isLinkExpired(error)) linkIsOver()
        else go('step1')
      },
    )
  }, [address, token, typed, go, linkIsOver])

  const choose = async (next: UserType) => {
    if (next === userType) return
    setUserType(next)
    setStep('loading')
    await sleep(authDelays.step)
    // Focus stays on the choice.
    setStep('step1')
  }

  const isFirst = first && !moved.current
  // Whether the URL already identifies the owner of the link.
  const isLookedUp = address.beginning === 'resetpassword' && step === 'loading' && !moved.current
  const toggle = (
    <fieldset className={styles.who}>
      <legend className={styles.visuallyHidden}>{t('auth_who')}</legend>
      {(['contact', 'cosignin'] as const).map(type => (
        <label key={type} className={cx(styles.choice, type === userType && styles.chosen)}>
          <input
            type="radio"
            name="userType"
            value={type}
            checked={type === userType}
            onChange={() => void choose(type)}
          />
          {t(type === 'contact' ? 'auth_lead_booker' : 'auth_guest')}
        </label>
      ))}
    </fieldset>
  )

  if (entering)
    return (
      <div className={styles.door}>
        <StepTitle first={isFirst}>{t('auth_log_in')}</StepTitle>
        <MagicLinkLogin token={token} onSignedIn={onSignedIn} onOther={() => setEntering(false)} />
      </div>
    )
  if (undoing)
    return (
      <div className={styles.door}>
        <StepTitle first={isFirst}>{t('auth_undo')}</StepTitle>
        <UndoAddress token={token} onOther={() => setUndoing(false)} />
      </div>
    )
  return (
    <div className={styles.door}>
      {(step === 'step1' || step === 'loading') && (
        <>
          <StepTitle first={isFirst}>{t('auth_log_in')}</StepTitle>
          {!isLookedUp && toggle}
        </>
      )}
      {step === 'loading' && (
        <div aria-busy="true" className={styles.door}>
          <Skeleton />
          <Skeleton />
          <span className={styles.visuallyHidden}>{t('auth_loading')}</span>
        </div>
      )}
      {step === 'step1' && (
        <>
          <LogInForm
            userType={userType}
            typed={typed}
            onForgotten={() => go('forgottenpassword')}
            onSignedIn={onSignedIn}
          />
          <PasskeyButton onSignedIn={onSignedIn} />
          {social && userType === 'contact' && <SocialButtons onSignedIn={onSignedIn} />}
          {userType === 'contact' && (
            <p className={styles.other}>
              {t('auth_no_account')} <StepLink onClick={onSignUp}>{t('auth_account_first')}</StepLink>
            </p>
          )}
        </>
      )}
      {step === 'forgottenpassword' && (
        <>
          <StepTitle first={isFirst}>{t('auth_forgotten')}</StepTitle>
          {over && <StepAlert>{t('auth_link_over')}</StepAlert>}
          <ForgotPasswordForm
            userType={userType}
            typed={typed}
            onSent={what => {
              setSent(what)
              go('forgottenpassword_confirmation')
            }}
            onBack={() => go('step1')}
          />
        </>
      )}
      {step === 'forgottenpassword_confirmation' && (
        <>
          <StepTitle>{t('auth_forgotten_sent')}</StepTitle>
          <p>{t(sent === 'link' ? 'auth_link_sent_text' : 'auth_forgotten_sent_text', { email: typed.email })}</p>
          <Button variant="secondary" onClick={() => go('step1')}>
            {t('auth_back_to_log_in')}
          </Button>
        </>
      )}
      {step === 'resetpassword' && invited && (
        <Invited
          {...invited}
          token={token}
          typed={typed}
          onForgotten={() => go('forgottenpassword')}
          onSignedIn={() => {
            clearUrlSecrets()
            onSignedIn()
          }}
          onOver={linkIsOver}
        />
      )}
      {step === 'resetpassword' && !invited && (
        <>
          <StepTitle>{t('auth_reset')}</StepTitle>
          <ResetPasswordForm
            userType={address.userType}
            email={typed.email}
            token={token}
            waysIn={waysIn}
            onSaved={() => {
              clearUrlSecrets()
              go('resetpassword_confirmation')
            }}
            onOver={linkIsOver}
          />
        </>
      )}
      {step === 'resetpassword_confirmation' && (
        <>
          <StepTitle>{t('auth_reset_done')}</StepTitle>
          <p role="status">{t('auth_reset_done_text')}</p>
          <Button onClick={() => go('step1')}>{t('auth_log_in')}</Button>
        </>
      )}
    </div>
  )
}
