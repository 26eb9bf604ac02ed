import { useEffect, useRef, useState } from 'react'
import { type IdentityProvider, providerNames as names } from '#domain/people/identity'
import { session } from '#web/features/session/public'
import { ApiError, api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { dispatchSignedIn } from '../auth-flow'
import styles from '../auth-panel.module.css'
import { authDelays, sleep } from '../auth-placement'
import { signInWithProvider } from './social-sign-in'

/** Sign-in and sign-up with an identity provider. */
export function SocialButtons({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useT()
  const lang = useLanguage()
  const { data } = useQuery('identities', signal => api('GET /auth/identities', undefined, { signal }))
  const [waitsFor, setWaitsFor] = useState<IdentityProvider>()
  const [said, setSaid] = useState('')
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  const refusal = (error: unknown, provider: string) => {
    if (!(error instanceof ApiError)) return t('auth_server_error')
    if (error.status === 0) return t('form_unreachable')
    if (error.status === 429) return t('form_too_many')
    if (error.code === 'identity-refused') return t('social_refused')
    if (error.code === 'identity-without-address') return t('social_without_address', { provider })
    if (error.code === 'already-registered') return t('social_known')
    return t('auth_server_error')
  }

  const begin = async (provider: IdentityProvider) => {
    setSaid('')
    // Opens synchronously in the click, because of popup blockers.
    const window = open('', '_blank', 'popup,width=520,height=680')
    if (!window) return setSaid(t('social_blocked'))
    asking.current?.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    setWaitsFor(provider)
    // Closing the window restores the buttons.
    void sleep(authDelays.social).then(() => setWaitsFor(undefined))
    try {
      const answer = await signInWithProvider(provider, { window, lang, signal })
      if (!answer || signal.aborted) return
      const { token, expiresAt, contact } = answer
      if (!token || !expiresAt || !contact) return setSaid(t('social_mailed'))
      dispatchSignedIn(contact.id)
      session.signedIn({ token, expiresAt, contact })
      onSignedIn()
    } catch (error) {
      window.close()
      if (!signal.aborted) setSaid(refusal(error, names[provider]))
    }
  }

  if (!data || data.providers.length === 0) return null
  return (
    <div className={styles.social}>
      <p className={styles.or}>{t('social_or')}</p>
      {data.providers.map(provider => (
        <Button
          key={provider}
          wide
          variant="secondary"
          disabled={waitsFor !== undefined}
          onClick={() => void begin(provider)}
        >
          {t('social_with', { provider: names[provider] })}
        </Button>
      ))}
      <p role="status" className={styles.waiting}>
        {waitsFor && t('social_waiting', { provider: names[waitsFor] })}
      </p>
      <FormError>{said}</FormError>
    </div>
  )
}
