import { type FormEvent, useState } from 'react'
import { api } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { notify } from '#web/features/notices/public'
import { analyticsIds, session } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { useSite } from '#web/site'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import { Tick } from '#web/ui/tick'
import { type DoorContext, doorDelays, rest } from './contexts'
import styles from './door.module.css'
import { StepForm, StepLink } from './parts'
import { PasswordField } from './password-field'
import { passwordWords } from './password-words'
import { signUpFaults } from './sign-up-faults'
import { SocialButtons } from './social-buttons'
import { StepTitle } from './step-title'
import { tellSigned } from './tell-signed'

interface SignUpProps {
  context: DoorContext
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

/** The sign-up: first the providers, then the form (section 2). */
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
        <Button look="secondary" onClick={onLogIn}>
          {t('door_back_to_log_in')}
        </Button>
      </div>
    )
  return (
    <div className={styles.door}>
      <StepTitle key={String(open)}>{t(open ? 'sign_up_details' : 'door_account_first')}</StepTitle>
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
        {t('sign_up_known')} <StepLink onClick={onLogIn}>{t('door_log_in')}</StepLink>
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
  const { state, problem, faults, props } = useForm<NewAccount>(
    async ({ terms: _, ...account }) => {
      await rest(doorDelays.call)
      const ids = analyticsIds(document.cookie)
      const answer = await api('POST /auth/createaccount_and_token', { body: { ...account, lang, ...ids } })
      const { token, expiresAt, contact } = answer
      if (!token || !expiresAt || !contact) return onMailed(account.email)
      tellSigned(contact.id)
      notify(t('sign_up_done'), 'long')
      session.signedIn({ token, expiresAt, contact })
      onSignedIn()
    },
    {
      draft: 'sign-up',
      shape: async () => (await import('#contract/forms/account')).signUpForm,
      words: { ...passwordWords(t), 'already-registered': t('sign_up_known_address'), failed: t('sign_up_failed') },
    },
  )
  const wrong = signUpFaults(faults, t)
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
      <Tick name="terms" value="yes" required {...invalid('terms')}>
        {t('sign_up_terms')}
      </Tick>
      <p className={styles.legal}>
        {/* Opens in a new tab, so that typed text stays. */}
        {menus.legal.slice(0, 2).map(({ name, path }) => (
          <a key={path} href={path} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
      </p>
      <Problem>{said}</Problem>
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'sign_up_sending' : 'sign_up_send')}
      </Button>
    </StepForm>
  )
}
