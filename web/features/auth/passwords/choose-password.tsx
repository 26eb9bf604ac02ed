import { useId, useState } from 'react'
import { useForm } from '#web/features/forms/public'
import { session } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { api } from '#web/lib/api-client'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { FormError } from '#web/ui/form-parts'
import { dispatchSignedIn } from '../auth-flow'
import { StepForm } from '../auth-form-parts'
import styles from '../auth-panel.module.css'
import { authDelays, sleep } from '../auth-placement'
import { useKeepGuestTokenAlive } from '../use-keep-guest-token-alive'
import { PasswordField } from './password-field'
import { passwordMessages } from './password-messages'

interface ChoosePasswordProps {
  /** From the booking. */
  email: string
  firstname: string
  lastname: string
}

interface Placed extends ChoosePasswordProps {
  /** Heading level, depending on the surrounding headings. */
  level?: 2 | 3
}

/** Creates an account from a booking that was made without one: the details are known, only a password is missing. */
export default function ChoosePassword({ level = 3, ...known }: Placed) {
  const Heading = `h${level}` as const
  const t = useT()
  const lang = useLanguage()
  const heading = useId()
  const { menus } = useSite()
  const [mailed, setMailed] = useState(false)
  useKeepGuestTokenAlive()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<ChoosePasswordProps & { password: string; terms: boolean }>(
    async ({ terms: _, ...account }) => {
      await sleep(authDelays.call)
      const answer = await api('POST /auth/createaccount_and_token', { body: { ...account, lang } })
      const { token, expiresAt, contact } = answer
      if (!token || !expiresAt || !contact) return setMailed(true)
      dispatchSignedIn(contact.id)
      showToast(t('sign_up_done'), 'long')
      session.signedIn({ token, expiresAt, contact })
    },
    {
      shape: async () => (await import('#contract/forms/account')).signUpForm as never,
      messages: {
        ...passwordMessages(t),
        'terms missing': t('sign_up_terms_missing'),
        'already-registered': t('choose_password_known'),
        failed: t('sign_up_failed'),
      },
    },
  )
  if (mailed) return <p role="status">{t('sign_up_mailed_text', { email: known.email })}</p>
  return (
    <StepForm {...props} aria-labelledby={heading}>
      <Heading id={heading}>{t('choose_password')}</Heading>
      <p>{t('choose_password_text')}</p>
      {(['firstname', 'lastname'] as const).map(name => (
        <input key={name} type="hidden" name={name} value={known[name]} />
      ))}
      <input type="text" name="email" autoComplete="username" value={known.email} readOnly hidden />
      <PasswordField
        name="password"
        label={t('sign_up_password')}
        hint={t('password_rule')}
        autoComplete="new-password"
        error={fault('password')}
        required
      />
      <CheckboxField name="terms" value="yes" required {...(fault('terms') && { 'aria-invalid': true })}>
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
      <FormError>{fault('terms') ?? problem}</FormError>
      <p>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'sign_up_sending' : 'choose_password_send')}
        </Button>
      </p>
    </StepForm>
  )
}
