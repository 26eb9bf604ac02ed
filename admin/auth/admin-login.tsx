import { useState } from 'react'
import { staffSession } from '#admin/session/staff-session-instance'
import { AdminLanguageLinks } from '#admin/ui/admin-language-links'
import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import { StepAlert } from '#web/features/auth/public'
import { clearUrlSecrets, getUrlSecrets } from '#web/features/session/public'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from './admin-login.module.css'
import { ForgotPasswordForm } from './forgot-password-form'
import { PasswordStep } from './password-step'
import { RecoveryCodes } from './recovery-codes'
import { SecondFactorForm } from './second-factor-form'
import { SetPassword } from './set-password'
import { SetUpAuthenticator } from './set-up-authenticator'
import { StepHeading } from './step-heading'

type PendingSignIn = ResponseBody<Endpoints['POST /office/token']>
type SignInResult = ResponseBody<Endpoints['POST /office/token/secondfactor']>

type Step =
  | { name: 'password'; over?: boolean }
  | { name: 'code'; begun: PendingSignIn }
  | { name: 'codes'; entered: SignInResult }
  | { name: 'forgotten'; over?: boolean }
  | { name: 'sent' }
  | { name: 'set-password'; token: string }
  | { name: 'password-set' }

/** Log-in of staff: password, then second factor, which is set up the first time. */
export function AdminLogin() {
  const t = useT()
  const { company } = useSite()
  const [step, setStep] = useState<Step>(() => {
    const { token } = getUrlSecrets()
    return token ? { name: 'set-password', token } : { name: 'password' }
  })

  const entered = (answer: SignInResult) => {
    if (answer.recoveryCodes) setStep({ name: 'codes', entered: answer })
    else staffSession.signedIn(answer)
  }

  return (
    <div className={styles.page}>
      <header className={styles.background}>
        <p className={styles.name}>{company.name}</p>
        <p className={styles.line}>{t('admin_door_line')}</p>
        <div className={styles.languages}>
          <AdminLanguageLinks />
        </div>
      </header>
      <main id="content" className={styles.place}>
        <div className={styles.sheet} key={step.name}>
          {step.name === 'password' && (
            <>
              <StepHeading title={t('admin_sign_in')} />
              {step.over && <StepAlert>{t('admin_over')}</StepAlert>}
              <PasswordStep
                onBegun={begun => setStep({ name: 'code', begun })}
                onForgotten={() => setStep({ name: 'forgotten' })}
              />
            </>
          )}
          {step.name === 'code' && (
            <>
              <StepHeading title={t(step.begun.setUp ? 'admin_set_up' : 'admin_code_title')} />
              {step.begun.setUp && <SetUpAuthenticator {...step.begun.setUp} />}
              <SecondFactorForm
                pending={step.begun.pending}
                isFirst={step.begun.setUp !== null}
                onEntered={entered}
                onOver={() => setStep({ name: 'password', over: true })}
              />
            </>
          )}
          {step.name === 'codes' && (
            <>
              <StepHeading title={t('admin_codes_title')} />
              <RecoveryCodes
                codes={step.entered.recoveryCodes ?? []}
                onKept={() => staffSession.signedIn(step.entered)}
              />
            </>
          )}
          {step.name === 'forgotten' && (
            <>
              <StepHeading title={t('admin_forgotten')} />
              {step.over && <StepAlert>{t('admin_link_over')}</StepAlert>}
              <ForgotPasswordForm
                onSent={() => setStep({ name: 'sent' })}
                onBack={() => setStep({ name: 'password' })}
              />
            </>
          )}
          {step.name === 'sent' && (
            <>
              <StepHeading title={t('admin_sent')} />
              <p>{t('admin_sent_text')}</p>
              <Button variant="secondary" onClick={() => setStep({ name: 'password' })}>
                {t('admin_back_to_sign_in')}
              </Button>
            </>
          )}
          {step.name === 'set-password' && (
            <>
              <StepHeading title={t('admin_set_password')} />
              <SetPassword
                token={step.token}
                onSet={() => {
                  clearUrlSecrets()
                  setStep({ name: 'password-set' })
                }}
                onOver={() => {
                  clearUrlSecrets()
                  setStep({ name: 'forgotten', over: true })
                }}
              />
            </>
          )}
          {step.name === 'password-set' && (
            <>
              <StepHeading title={t('admin_password_set')} />
              <p role="status">{t('admin_password_set_text')}</p>
              <Button onClick={() => setStep({ name: 'password' })}>{t('admin_sign_in')}</Button>
            </>
          )}
        </div>
      </main>
    </div>
  )
}
