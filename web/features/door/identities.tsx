import { useEffect, useRef, useState } from 'react'
import type { OpenSession } from '#contract/sessions'
import type { IdentityProvider } from '#domain/identity'
import { api, CallError } from '#web/api'
import { useAsked } from '#web/asked'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { rest } from './contexts'
import styles from './door.module.css'

/** How long it is shown that a provider is on its way (section 9), in milliseconds. */
const indicator = 3000

const names: Readonly<Record<IdentityProvider, string>> = { google: 'Google', apple: 'Apple', facebook: 'Facebook' }

/** What a provider gave to its window, which hands it on (`returned.js`). */
type Returned = Partial<Record<'state' | 'id_token' | 'code' | 'user' | 'access_token' | 'error', string>>

/** Apple tells a name once, as JSON. */
function nameIn(user: string | undefined): { firstname?: string; lastname?: string } {
  try {
    const { name } = JSON.parse(user ?? '{}')
    return { firstname: String(name?.firstName ?? ''), lastname: String(name?.lastName ?? '') }
  } catch {
    return {}
  }
}

interface IdentitiesProps {
  onOpened: (opened: OpenSession) => void
  /** Something is known of the address: a letter has to be opened first. */
  onMailed: () => void
}

/** The ways in by Google, Apple and Facebook, each in a window of its own; those that the site knows. */
export function Identities({ onOpened, onMailed }: IdentitiesProps) {
  const t = useT()
  const lang = useLanguage()
  const { data } = useAsked('identities', signal => api('GET /auth/identities', undefined, { signal }))
  const [busy, setBusy] = useState<IdentityProvider>()
  const [problem, setProblem] = useState('')
  const waiting = useRef<{ state: string; provider: IdentityProvider }>(undefined)
  const done = useRef({ onOpened, onMailed })
  done.current = { onOpened, onMailed }

  useEffect(() => {
    const words = {
      'already-registered': t('sign_up_known_address'),
      'identity-without-address': t('identity_without_address'),
    } as Record<string, string>
    const signIn = async (provider: IdentityProvider, said: Returned) => {
      const { id_token: idToken = '', access_token: accessToken = '', code = '' } = said
      const common = { userType: 'contact', lang } as const
      if (provider === 'google') return api('POST /auth/token/bygoogleauth', { body: { ...common, idToken } })
      if (provider === 'facebook') return api('POST /auth/token/byfbauth', { body: { ...common, accessToken } })
      return api('POST /auth/token/byappleauth', { body: { ...common, code, ...nameIn(said.user) } })
    }
    const hear = async ({ data: said }: MessageEvent<Returned>) => {
      const asked = waiting.current
      // Another tab's, or one that nobody asked for.
      if (!asked || said.state !== asked.state) return
      waiting.current = undefined
      // Whoever has thought better of it knows.
      if (said.error) return setBusy(undefined)
      try {
        const { token, expiresAt, contact } = await signIn(asked.provider, said)
        if (token && expiresAt && contact) done.current.onOpened({ token, expiresAt, contact })
        else done.current.onMailed()
      } catch (error) {
        setProblem((error instanceof CallError && words[error.code]) || t('identity_failed'))
      }
      setBusy(undefined)
    }
    const channel = new BroadcastChannel('identity')
    channel.addEventListener('message', hear)
    return () => channel.close()
  }, [t, lang])

  const begin = async (provider: IdentityProvider) => {
    setProblem('')
    // Opened by the press itself: a window that comes later is kept from opening.
    const opened = window.open('', 'identity', 'popup,width=480,height=720')
    if (!opened) return setProblem(t('identity_blocked'))
    setBusy(provider)
    try {
      const { address, state } = await api('POST /auth/identities/{provider}', { params: { provider } })
      waiting.current = { state, provider }
      opened.location.href = address
    } catch {
      opened.close()
      setBusy(undefined)
      return setProblem(t('identity_failed'))
    }
    await rest(indicator)
    // Whoever has closed the window may begin anew.
    setBusy(current => (current === provider ? undefined : current))
  }

  if (!data || data.providers.length === 0) return null
  return (
    <div className={styles.ways}>
      {data.providers.map(provider => (
        <Button key={provider} wide look="secondary" disabled={busy === provider} onClick={() => void begin(provider)}>
          {busy === provider ? t('door_loading') : t('identity_with', { name: names[provider] })}
        </Button>
      ))}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
