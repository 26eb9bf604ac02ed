import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import type { IdentityProvider } from '#domain/people/identity'
import type { Language } from '#domain/text/language'
import { api } from '#web/lib/api-client'

type SignedUp = ResponseBody<Endpoints['POST /auth/createaccount_and_token']>

/** Parameters of the provider's redirect, as the callback page hands them over. */
type ProviderPopupResult = Readonly<Record<string, string | undefined>>

/** The name that Apple sends on the first sign-in only. */
function nameOf(user: string | undefined): { firstname?: string; lastname?: string } {
  try {
    const { name } = JSON.parse(user ?? '{}') as { name?: { firstName?: string; lastName?: string } }
    return { firstname: name?.firstName ?? '', lastname: name?.lastName ?? '' }
  } catch {
    return {}
  }
}

function exchangeProviderToken(
  provider: IdentityProvider,
  said: ProviderPopupResult,
  lang: Language,
): Promise<SignedUp> {
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
const waitForPopupResult = (state: string, signal: AbortSignal) =>
  new Promise<ProviderPopupResult>(bring => {
    const channel = new BroadcastChannel('identity')
    const hear = ({ data }: MessageEvent<ProviderPopupResult>) => {
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
export async function signInWithProvider(
  provider: IdentityProvider,
  { window, lang, signal }: { window: Window; lang: Language; signal: AbortSignal },
): Promise<SignedUp | undefined> {
  const { address, state } = await api('POST /auth/identities/{provider}', { params: { provider } }, { signal })
  const waiting = waitForPopupResult(state, signal)
  window.location.href = address
  const said = await waiting
  return said.error ? undefined : exchangeProviderToken(provider, said, lang)
}
