import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PageOf } from '#contract/pages'
import { parseIdParam } from '#domain/text/id'
import { useForm } from '#web/features/forms/public'
import { clearUrlSecrets, getUrlSecrets, session } from '#web/features/session/public'
import { ApiError, api } from '#web/lib/api-client'
import { useLanguage, useLocalPath, useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import { dispatchSignedIn, isLinkExpired } from '../auth-flow'
import { StepAlert, StepForm } from '../auth-form-parts'
import styles from '../auth-panel.module.css'
import { authDelays, sleep } from '../auth-placement'
import { LinkedBooking } from '../log-in/linked-booking'
import { PasswordField } from '../passwords/password-field'
import { passwordMessages } from '../passwords/password-messages'
import { RequestRegistrationLink } from './request-registration-link'

type Link = { kind: 'looking' } | { kind: 'good'; email: string } | { kind: 'over' } | { kind: 'unreachable' }

/** Completes a registration that began with an e-mail address (template 102). */
export default function CompleteRegistration({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const [token] = useState(() => getUrlSecrets().token ?? '')
  const { search } = useLocation()
  const bookingId = parseIdParam(search, 'bookingid')
  const [link, setLink] = useState<Link>({ kind: token ? 'looking' : 'over' })

  const look = useCallback(() => {
    if (!token) return
    setLink({ kind: 'looking' })
    api('GET /core/contacts/getemailfromtoken', { headers: { token } }).then(
      ({ email }) => setLink({ kind: 'good', email }),
      (error: unknown) => setLink({ kind: error instanceof ApiError && isLinkExpired(error) ? 'over' : 'unreachable' }),
    )
  }, [token])
  useEffect(look, [look])

  return (
    <div className={styles.place}>
      <div className={styles.sheet}>
        <h1 className={styles.pageTitle}>
          <HyphenatedHeading words={page.heading1} />
        </h1>
        {link.kind === 'looking' && <p role="status">{t('auth_loading')}</p>}
        {link.kind === 'good' && bookingId && <LinkedBooking token={token} bookingId={bookingId} />}
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
            <RequestRegistrationLink action={t('registration_again')} />
            <ButtonLink to="/secure/login" variant="secondary">
              {t('auth_back_to_log_in')}
            </ButtonLink>
          </>
        )}
        {link.kind === 'unreachable' && (
          <>
            <StepAlert>{t('auth_server_error')}</StepAlert>
            <Button onClick={look}>{t('error_retry')}</Button>
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
  bookingId: number | undefined
  onOver: () => void
}

function RegistrationForm({ email, token, bookingId, onOver }: RegistrationFormProps) {
  const t = useT()
  const lang = useLanguage()
  const path = useLocalPath()
  const navigate = useNavigate()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ firstname: string; lastname: string; password: string }>(
    async body => {
      await sleep(authDelays.call)
      try {
        const opened = await api('POST /core/contacts/complete-registration', {
          headers: { token, ...(bookingId && { bookingid: bookingId }) },
          body: { ...body, lang },
        })
        clearUrlSecrets()
        dispatchSignedIn(opened.contact.id)
        session.signedIn(opened)
        await navigate(path('/secure'), { replace: true })
      } catch (error) {
        if (error instanceof ApiError && isLinkExpired(error)) return onOver()
        throw error
      }
    },
    {
      draft: 'registration',
      shape: async () => (await import('#contract/forms/account')).registrationForm,
      messages: {
        ...passwordMessages(t),
        'already-registered': t('sign_up_known_address'),
        failed: t('sign_up_failed'),
      },
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
      <FormError>{problem}</FormError>
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'auth_sending' : 'registration_send')}
      </Button>
    </StepForm>
  )
}
