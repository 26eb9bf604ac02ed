import { useState } from 'react'
import type { Calls } from '#contract/calls'
import type { Reply } from '#contract/endpoint'
import { StepAlert } from '#web/features/door/public'
import { addressSecrets, forgetAddressSecrets } from '#web/features/session/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { Button } from '#web/ui/button'
import { CodeForm } from './code-form'
import styles from './desk-door.module.css'
import { DeskLanguages } from './desk-frame'
import { ForgottenForm } from './forgotten-form'
import { desk } from './own-desk'
import { PasswordStep } from './password-step'
import { RecoveryCodes } from './recovery-codes'
import { SetPassword } from './set-password'
import { SetUp } from './set-up'
import { StepHead } from './step-head'

type Begun = Reply<Calls['POST /office/token']>
type Entered = Reply<Calls['POST /office/token/secondfactor']>

type Step =
  | { name: 'password'; over?: boolean }
  | { name: 'code'; begun: Begun }
  | { name: 'codes'; entered: Entered }
  | { name: 'forgotten'; over?: boolean }
  | { name: 'sent' }
  | { name: 'set-password'; token: string }
  | { name: 'password-set' }

/** Log-in of staff: password, then second factor, which is set up the first time. */
export function DeskDoor() {
  const t = useT()
  const { company } = useSite()
  const [step, setStep] = useState<Step>(() => {
    const { token } = addressSecrets()
    return token ? { name: 'set-password', token } : { name: 'password' }
  })

  const entered = (answer: Entered) => {
    if (answer.recoveryCodes) setStep({ name: 'codes', entered: answer })
    else desk.signedIn(answer)
  }

  return (
    <div className={styles.page}>
      <header className={styles.ground}>
        <p className={styles.name}>{company.name}</p>
        <p className={styles.line}>{t('desk_door_line')}</p>
        <div className={styles.languages}>
          <DeskLanguages />
        </div>
      </header>
      <main id="content" className={styles.place}>
        <div className={styles.sheet} key={step.name}>
          {step.name === 'password' && (
            <>
              <StepHead title={t('desk_sign_in')} />
              {step.over && <StepAlert>{t('desk_over')}</StepAlert>}
              <PasswordStep
                onBegun={begun => setStep({ name: 'code', begun })}
                onForgotten={() => setStep({ name: 'forgotten' })}
              />
            </>
          )}
          {step.name === 'code' && (
            <>
              <StepHead title={t(step.begun.setUp ? 'desk_set_up' : 'desk_code_title')} />
              {step.begun.setUp && <SetUp {...step.begun.setUp} />}
              <CodeForm
                pending={step.begun.pending}
                isFirst={step.begun.setUp !== null}
                onEntered={entered}
                onOver={() => setStep({ name: 'password', over: true })}
              />
            </>
          )}
          {step.name === 'codes' && (
            <>
              <StepHead title={t('desk_codes_title')} />
              <RecoveryCodes codes={step.entered.recoveryCodes ?? []} onKept={() => desk.signedIn(step.entered)} />
            </>
          )}
          {step.name === 'forgotten' && (
            <>
              <StepHead title={t('desk_forgotten')} />
              {step.over && <StepAlert>{t('desk_link_over')}</StepAlert>}
              <ForgottenForm onSent={() => setStep({ name: 'sent' })} onBack={() => setStep({ name: 'password' })} />
            </>
          )}
          {step.name === 'sent' && (
            <>
              <StepHead title={t('desk_sent')} />
              <p>{t('desk_sent_text')}</p>
              <Button look="secondary" onClick={() => setStep({ name: 'password' })}>
                {t('desk_back_to_sign_in')}
              </Button>
            </>
          )}
          {step.name === 'set-password' && (
            <>
              <StepHead title={t('desk_set_password')} />
              <SetPassword
                token={step.token}
                onSet={() => {
                  forgetAddressSecrets()
                  setStep({ name: 'password-set' })
                }}
                onOver={() => {
                  forgetAddressSecrets()
                  setStep({ name: 'forgotten', over: true })
                }}
              />
            </>
          )}
          {step.name === 'password-set' && (
            <>
              <StepHead title={t('desk_password_set')} />
              <p role="status">{t('desk_password_set_text')}</p>
              <Button onClick={() => setStep({ name: 'password' })}>{t('desk_sign_in')}</Button>
            </>
          )}
        </div>
      </main>
    </div>
  )
}
