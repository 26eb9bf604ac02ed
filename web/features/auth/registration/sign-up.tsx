import { type FormEvent, useState } from 'react'
import { useForm } from '#web/features/forms/public'
import { analyticsIds, session } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { api } from '#web/lib/api-client'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { dispatchSignedIn } from '../auth-flow'
import { StepForm, StepLink } from '../auth-form-parts'
import styles from '../auth-panel.module.css'
import { type AuthPlacement, authDelays, sleep } from '../auth-placement'
import { SocialButtons } from '../log-in/social-buttons'
import { PasswordField } from '../passwords/password-field'
import { passwordMessages } from '../passwords/password-messages'
import { StepTitle } from '../step-title'
import { signUpErrors } from './sign-up-errors'

interface SignUpProps {
  context: AuthPlacement
  onSignedIn: () => void
  onLogIn: () => void
  /** Closes the surrounding dialog; in a booking the back button does so too. */
  onClose?: (() => void) | undefined
}

interface NewAccount {
  email: string
  firstname: string
  lastname: string
  password: string
  terms: boolean
}

/** The sign-up: first the providers, then the form (SPEC B2). */
export function SignUp({ context, onSignedIn, onLogIn, onClose }: SignUpProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const [mailedTo, setMailedTo] = useState<string>()
  const back = () => (open ? setOpen(false) : onClose?.())

  if (mailedTo !== undefined)
    return (
      <div className={styles.door}>
        <StepTitle>{t('sign_up_mailed')}</StepTitle>
        <p>{t('sign_up_mailed_text', { email: mailedTo })}</p>
        <Button variant="secondary" onClick={onLogIn}>
          {t('auth_back_to_log_in')}
        </Button>
      </div>
    )
  return (
    <div className={styles.door}>
      <StepTitle key={String(open)}>{t(open ? 'sign_up_details' : 'auth_account_first')}</StepTitle>
      {open ? (
        <SignUpForm onSignedIn={onSignedIn} onMailed={setMailedTo} />
      ) : (
        <>
          <Button wide onClick={() => setOpen(true)}>
            {t('sign_up_by_email')}
          </Button>
          <SocialButtons onSignedIn={onSignedIn} />
        </>
      )}
      {context === 'onlinebooking' && <StepLink onClick={back}>{t('sign_up_back')}</StepLink>}
      <p className={styles.other}>
        {t('sign_up_known')} <StepLink onClick={onLogIn}>{t('auth_log_in')}</StepLink>
      </p>
    </div>
  )
}

function SignUpForm({ onSignedIn, onMailed }: { onSignedIn: () => void; onMailed: (email: string) => void }) {
  const t = useT()
  const lang = useLanguage()
  const { menus } = useSite()
  // Typing clears the server's error.
  const [typed, setTyped] = useState(false)
  const {
    state,
    problem,
    faults,
    formProps: props,
  } = useForm<NewAccount>(
    async ({ terms: _, ...account }) => {
      await sleep(authDelays.call)
      const ids = analyticsIds(document.cookie)
      const answer = await api('POST /auth/createaccount_and_token', { body: { ...account, lang, ...ids } })
      const { token, expiresAt, contact } = answer
      if (!token || !expiresAt || !contact) return onMailed(account.email)
      dispatchSignedIn(contact.id)
      showToast(t('sign_up_done'), 'long')
      session.signedIn({ token, expiresAt, contact })
      onSignedIn()
    },
    {
      draft: 'sign-up',
      shape: async () => (await import('#contract/forms/account')).signUpForm,
      messages: {
        ...passwordMessages(t),
        'already-registered': t('sign_up_known_address'),
        failed: t('sign_up_failed'),
      },
    },
  )
  const wrong = signUpErrors(faults, t)
  const said = wrong || (typed ? '' : problem)
  const invalid = (name: string) => (faults[name] ? { 'aria-invalid': true as const } : {})
  return (
    <StepForm
      {...props}
      onSubmit={event => {
        setTyped(false)
        void props.onSubmit(event)
      }}
      onInput={(event: FormEvent<HTMLFormElement>) => {
        setTyped(true)
        props.onInput(event)
      }}
    >
      <div className={styles.names}>
        <Input
          name="firstname"
          label={t('sign_up_firstname')}
          autoComplete="given-name"
          maxLength={100}
          required
          {...invalid('firstname')}
        />
        <Input
          name="lastname"
          label={t('sign_up_lastname')}
          autoComplete="family-name"
          maxLength={100}
          required
          {...invalid('lastname')}
        />
      </div>
      <Input
        type="email"
        name="email"
        label={t('sign_up_email')}
        autoComplete="username"
        required
        {...invalid('email')}
      />
      <PasswordField
        name="password"
        label={t('sign_up_password')}
        hint={t('sign_up_password_hint')}
        autoComplete="new-password"
        required
        {...invalid('password')}
      />
      <CheckboxField name="terms" value="yes" required {...invalid('terms')}>
        {t('sign_up_terms')}
      </CheckboxField>
      <p className={styles.legal}>
        {/* Opens in a new tab, so that typed text stays. */}
        {menus.legal.slice(0, 2).map(({ name, path }) => (
          <a key={path} href={path} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
      </p>
      <FormError>{said}</FormError>
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'sign_up_sending' : 'sign_up_send')}
      </Button>
    </StepForm>
  )
}
