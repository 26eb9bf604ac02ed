import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PageOf } from '#contract/pages'
import { api, CallError } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { addressSecrets, forgetAddressSecrets, session } from '#web/features/session/public'
import { useLanguage, useLocalPath, useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import { HeadingWords } from '#web/ui/heading-words'
import { BookingOfLink } from './booking-of-link'
import { doorDelays, rest } from './contexts'
import styles from './door.module.css'
import { LetterForAccount } from './letter-for-account'
import { isLinkOver } from './link-over'
import { StepAlert, StepForm } from './parts'
import { PasswordField } from './password-field'
import { passwordWords } from './password-words'
import { tellSigned } from './tell-signed'

type Link = { kind: 'looking' } | { kind: 'good'; email: string } | { kind: 'over' } | { kind: 'unreachable' }

/** Completes a registration that began with an e-mail address (template 102). */
export default function CompleteRegistration({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const [token] = useState(() => addressSecrets().token ?? '')
  const { search } = useLocation()
  const bookingId = /^[1-9]\d{0,9}$/.exec(new URLSearchParams(search).get('bookingid') ?? '')?.[0]
  const [link, setLink] = useState<Link>({ kind: token ? 'looking' : 'over' })

  const look = useCallback(() => {
    if (!token) return
    setLink({ kind: 'looking' })
    api('GET /core/contacts/getemailfromtoken', { headers: { token } }).then(
      ({ email }) => setLink({ kind: 'good', email }),
      (error: unknown) => setLink({ kind: error instanceof CallError && isLinkOver(error) ? 'over' : 'unreachable' }),
    )
  }, [token])
  useEffect(look, [look])

  return (
    <div className={styles.place}>
      <div className={styles.sheet}>
        <h1 className={styles.pageTitle}>
          <HeadingWords words={page.heading1} />
        </h1>
        {link.kind === 'looking' && <p role="status">{t('door_loading')}</p>}
        {link.kind === 'good' && bookingId && <BookingOfLink token={token} bookingId={bookingId} />}
        {link.kind === 'good' && (
          <RegistrationForm
            email={link.email}
            token={token}
            bookingId={bookingId}
            onOver={() => setLink({ kind: 'over' })}
          />
        )}
        {link.kind === 'over' && (
          <>
            <StepAlert>{t('registration_over')}</StepAlert>
            <LetterForAccount action={t('registration_again')} />
            <ButtonLink to="/secure/login" look="secondary">
              {t('door_back_to_log_in')}
            </ButtonLink>
          </>
        )}
        {link.kind === 'unreachable' && (
          <>
            <StepAlert>{t('door_server_error')}</StepAlert>
            <Button onClick={look}>{t('error_again')}</Button>
          </>
        )}
      </div>
    </div>
  )
}

interface RegistrationFormProps {
  email: string
  token: string
  /** The booking that is shown, and will be claimed. */
  bookingId: string | undefined
  onOver: () => void
}

function RegistrationForm({ email, token, bookingId, onOver }: RegistrationFormProps) {
  const t = useT()
  const lang = useLanguage()
  const path = useLocalPath()
  const navigate = useNavigate()
  const { state, problem, fault, props } = useForm<{ firstname: string; lastname: string; password: string }>(
    async body => {
      await rest(doorDelays.call)
      try {
        const opened = await api('POST /core/contacts/complete-registration', {
          headers: { token, ...(bookingId && { bookingid: Number(bookingId) }) },
          body: { ...body, lang },
        })
        forgetAddressSecrets()
        tellSigned(opened.contact.id)
        session.signedIn(opened)
        await navigate(path('/secure'), { replace: true })
      } catch (error) {
        if (error instanceof CallError && isLinkOver(error)) return onOver()
        throw error
      }
    },
    {
      draft: 'registration',
      shape: async () => (await import('#contract/forms/account')).registrationForm,
      words: { ...passwordWords(t), 'already-registered': t('sign_up_known_address'), failed: t('sign_up_failed') },
    },
  )
  return (
    <StepForm {...props}>
      <p>{t('registration_for', { email })}</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className={styles.names}>
        <Input
          name="firstname"
          label={t('sign_up_firstname')}
          autoComplete="given-name"
          error={fault('firstname')}
          required
        />
        <Input
          name="lastname"
          label={t('sign_up_lastname')}
          autoComplete="family-name"
          error={fault('lastname')}
          required
        />
      </div>
      <PasswordField
        name="password"
        label={t('sign_up_password')}
        hint={t('password_rule')}
        autoComplete="new-password"
        error={fault('password')}
        required
      />
      <Problem>{problem}</Problem>
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'door_sending' : 'registration_send')}
      </Button>
    </StepForm>
  )
}
