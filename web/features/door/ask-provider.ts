import type { Calls } from '#contract/calls'
import type { Reply } from '#contract/endpoint'
import type { IdentityProvider } from '#domain/identity'
import type { Language } from '#domain/language'
import { api } from '#web/api'

type SignedUp = Reply<Calls['POST /auth/createaccount_and_token']>

/** Parameters of the provider's redirect, as the callback page hands them over. */
type Said = Readonly<Record<string, string | undefined>>

/** The name that Apple sends on the first sign-in only. */
function nameOf(user: string | undefined): { firstname?: string; lastname?: string } {
  try {
    const { name } = JSON.parse(user ?? '{}') as { name?: { firstName?: string; lastName?: string } }
    return { firstname: name?.firstName ?? '', lastname: name?.lastName ?? '' }
  } catch {
    return {}
  }
}

function exchange(provider: IdentityProvider, said: Said, lang: Language): Promise<SignedUp> {
  const who = { userType: 'contact', lang } as const
  if (provider === 'google')
    return api('POST /auth/token/bygoogleauth', { body: { ...who, idToken: said.id_token ?? '' } })
  if (provider === 'facebook')
    return api('POST /auth/token/byfbauth', { body: { ...who, accessToken: said.access_token ?? '' } })
  return api('POST /auth/token/byappleauth', {
    body: { ...who, code: said.code ?? '', ...(said.id_token && { id_token: said.id_token }), ...nameOf(said.user) },
  })
}

/** Waits for the redirect that carries our random `state`; others belong to other attempts. */
const returned = (state: string, signal: AbortSignal) =>
  new Promise<Said>(bring => {
    const channel = new BroadcastChannel('identity')
    const hear = ({ data }: MessageEvent<Said>) => {
      if (data.state !== state) return
      channel.close()
      bring(data)
    }
    channel.addEventListener('message', hear)
    signal.addEventListener('abort', () => channel.close())
  })

/**
 * Signs in with a provider in a pop-up that is already open, and exchanges the result for a session; undefined if the
 * user cancelled.
 */
export async function askProvider(
  provider: IdentityProvider,
  { window, lang, signal }: { window: Window; lang: Language; signal: AbortSignal },
): Promise<SignedUp | undefined> {
  const { address, state } = await api('POST /auth/identities/{provider}', { params: { provider } }, { signal })
  const waiting = returned(state, signal)
  window.location.href = address
  const said = await waiting
  return said.error ? undefined : exchange(provider, said, lang)
}
