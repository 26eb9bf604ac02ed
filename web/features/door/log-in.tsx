import { useCallback, useEffect, useRef, useState } from 'react'
import type { InvitationShown } from '#contract/accounts'
import type { UserType } from '#domain/accounts'
import { api, CallError } from '#web/api'
import { forgetAddressSecrets } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { classes } from '#web/ui/classes'
import { Skeleton } from '#web/ui/skeleton'
import { doorDelays, rest } from './contexts'
import styles from './door.module.css'
import type { Beginning, DoorAddress } from './door-address'
import { EnterByLink } from './enter-by-link'
import { ForgottenForm, type Sent } from './forgotten-form'
import { Invited } from './invited'
import { isLinkOver } from './link-over'
import { LogInForm, type Typed } from './log-in-form'
import type { WaysIn } from './other-ways'
import { StepAlert, StepLink } from './parts'
import { PasskeyButton } from './passkey-button'
import { ResetForm } from './reset-form'
import { SocialButtons } from './social-buttons'
import { StepTitle } from './step-title'
import { UndoAddress } from './undo-address'

type Step =
  | 'loading'
  | 'step1'
  | 'forgottenpassword'
  | 'forgottenpassword_confirmation'
  | 'resetpassword'
  | 'resetpassword_confirmation'

const firstSteps: Readonly<Record<Beginning, Step>> = {
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
  address: DoorAddress
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
  const [sent, setSent] = useState<Sent>('reset')
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
    forgetAddressSecrets()
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
        if (error instanceof CallError && isLinkOver(error)) linkIsOver()
        else go('step1')
      },
    )
  }, [address, token, typed, go, linkIsOver])

  const choose = async (next: UserType) => {
    if (next === userType) return
    setUserType(next)
    setStep('loading')
    await rest(doorDelays.step)
    // Focus stays on the choice.
    setStep('step1')
  }

  const isFirst = first && !moved.current
  // Whether the URL already identifies the owner of the link.
  const isLookedUp = address.beginning === 'resetpassword' && step === 'loading' && !moved.current
  const toggle = (
    <fieldset className={styles.who}>
      <legend className={styles.unseen}>{t('door_who')}</legend>
      {(['contact', 'cosignin'] as const).map(type => (
        <label key={type} className={classes(styles.choice, type === userType && styles.chosen)}>
          <input
            type="radio"
            name="userType"
            value={type}
            checked={type === userType}
            onChange={() => void choose(type)}
          />
          {t(type === 'contact' ? 'door_lead_booker' : 'door_guest')}
        </label>
      ))}
    </fieldset>
  )

  if (entering)
    return (
      <div className={styles.door}>
        <StepTitle first={isFirst}>{t('door_log_in')}</StepTitle>
        <EnterByLink token={token} onSignedIn={onSignedIn} onOther={() => setEntering(false)} />
      </div>
    )
  if (undoing)
    return (
      <div className={styles.door}>
        <StepTitle first={isFirst}>{t('door_undo')}</StepTitle>
        <UndoAddress token={token} onOther={() => setUndoing(false)} />
      </div>
    )
  return (
    <div className={styles.door}>
      {(step === 'step1' || step === 'loading') && (
        <>
          <StepTitle first={isFirst}>{t('door_log_in')}</StepTitle>
          {!isLookedUp && toggle}
        </>
      )}
      {step === 'loading' && (
        <div aria-busy="true" className={styles.door}>
          <Skeleton />
          <Skeleton />
          <span className={styles.unseen}>{t('door_loading')}</span>
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
              {t('door_no_account')} <StepLink onClick={onSignUp}>{t('door_account_first')}</StepLink>
            </p>
          )}
        </>
      )}
      {step === 'forgottenpassword' && (
        <>
          <StepTitle first={isFirst}>{t('door_forgotten')}</StepTitle>
          {over && <StepAlert>{t('door_link_over')}</StepAlert>}
          <ForgottenForm
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
          <StepTitle>{t('door_forgotten_sent')}</StepTitle>
          <p>{t(sent === 'link' ? 'door_link_sent_text' : 'door_forgotten_sent_text', { email: typed.email })}</p>
          <Button look="secondary" onClick={() => go('step1')}>
            {t('door_back_to_log_in')}
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
            forgetAddressSecrets()
            onSignedIn()
          }}
          onOver={linkIsOver}
        />
      )}
      {step === 'resetpassword' && !invited && (
        <>
          <StepTitle>{t('door_reset')}</StepTitle>
          <ResetForm
            userType={address.userType}
            email={typed.email}
            token={token}
            waysIn={waysIn}
            onSaved={() => {
              forgetAddressSecrets()
              go('resetpassword_confirmation')
            }}
            onOver={linkIsOver}
          />
        </>
      )}
      {step === 'resetpassword_confirmation' && (
        <>
          <StepTitle>{t('door_reset_done')}</StepTitle>
          <p role="status">{t('door_reset_done_text')}</p>
          <Button onClick={() => go('step1')}>{t('door_log_in')}</Button>
        </>
      )}
    </div>
  )
}
