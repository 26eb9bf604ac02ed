import { useId, useState } from 'react'
import { api } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { notify } from '#web/features/notices/public'
import { session } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { useSite } from '#web/site'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import { Tick } from '#web/ui/tick'
import { doorDelays, rest } from './contexts'
import styles from './door.module.css'
import { StepForm } from './parts'
import { PasswordField } from './password-field'
import { passwordWords } from './password-words'
import { tellSigned } from './tell-signed'
import { useBegunKept } from './use-begun-kept'

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
  useBegunKept()
  const { state, problem, fault, props } = useForm<ChoosePasswordProps & { password: string; terms: boolean }>(
    async ({ terms: _, ...account }) => {
      await rest(doorDelays.call)
      const answer = await api('POST /auth/createaccount_and_token', { body: { ...account, lang } })
      const { token, expiresAt, contact } = answer
      if (!token || !expiresAt || !contact) return setMailed(true)
      tellSigned(contact.id)
      notify(t('sign_up_done'), 'long')
      session.signedIn({ token, expiresAt, contact })
    },
    {
      shape: async () => (await import('#contract/forms/account')).signUpForm as never,
      words: {
        ...passwordWords(t),
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
      <Tick name="terms" value="yes" required {...(fault('terms') && { 'aria-invalid': true })}>
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
      <Problem>{fault('terms') ?? problem}</Problem>
      <p>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'sign_up_sending' : 'choose_password_send')}
        </Button>
      </p>
    </StepForm>
  )
}
