import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'

/** Whether this browser supports passkeys. */
export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** Why no passkey was created or used: the user cancelled, or the device has one already. */
export type PasskeyError = 'given up' | 'known'

const library = () => import('@simplewebauthn/browser')
type Library = Awaited<ReturnType<typeof library>>

const reasonOf = (error: unknown): PasskeyError =>
  (error as { code?: unknown }).code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? 'known' : 'given up'

type Sent<Passkey> = Omit<Passkey, 'clientExtensionResults'> & { clientExtensionResults: Record<string, unknown> }

/** In the form of the API. */
const sent = <Passkey extends { clientExtensionResults: object }>({
  clientExtensionResults,
  ...passkey
}: Passkey): Sent<Passkey> => ({
  ...passkey,
  clientExtensionResults: Object.fromEntries(Object.entries(clientExtensionResults)),
})

/** Creates a passkey on the user's device. */
export async function createPasskey(asked: ResponseBody<Endpoints['POST /auth/passkeys/options']>) {
  const { startRegistration } = await library()
  // Written by the server side of the same library.
  const optionsJSON = asked.options as unknown as Parameters<Library['startRegistration']>[0]['optionsJSON']
  return startRegistration({ optionsJSON }).then(sent, reasonOf)
}

/** Authenticates with a passkey of the user's device. */
export async function authenticateWithPasskey(asked: ResponseBody<Endpoints['POST /auth/token/bypasskey/options']>) {
  const { startAuthentication } = await library()
  const optionsJSON = asked.options as unknown as Parameters<Library['startAuthentication']>[0]['optionsJSON']
  return startAuthentication({ optionsJSON }).then(sent, reasonOf)
}
