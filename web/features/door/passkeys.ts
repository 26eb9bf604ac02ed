import type { Calls } from '#contract/calls'
import type { Reply } from '#contract/endpoint'

/** Whether this browser keeps and shows passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** What becomes of a passkey where it is not made or shown: one has changed one's mind, or has it already. */
export type NoPasskey = 'given up' | 'known'

const library = () => import('@simplewebauthn/browser')
type Library = Awaited<ReturnType<typeof library>>

const reasonOf = (error: unknown): NoPasskey =>
  (error as { code?: unknown }).code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? 'known' : 'given up'

type Sent<Passkey> = Omit<Passkey, 'clientExtensionResults'> & { clientExtensionResults: Record<string, unknown> }

/** As the calls take it. */
const sent = <Passkey extends { clientExtensionResults: object }>({
  clientExtensionResults,
  ...passkey
}: Passkey): Sent<Passkey> => ({
  ...passkey,
  clientExtensionResults: Object.fromEntries(Object.entries(clientExtensionResults)),
})

/** Lets the device of who sits before it make a passkey. */
export async function makePasskey(asked: Reply<Calls['POST /auth/passkeys/options']>) {
  const { startRegistration } = await library()
  // What the server's half of the library has written, its other half reads.
  const optionsJSON = asked.options as unknown as Parameters<Library['startRegistration']>[0]['optionsJSON']
  return startRegistration({ optionsJSON }).then(sent, reasonOf)
}

/** Lets the device of who sits before it show a passkey. */
export async function showPasskey(asked: Reply<Calls['POST /auth/token/bypasskey/options']>) {
  const { startAuthentication } = await library()
  const optionsJSON = asked.options as unknown as Parameters<Library['startAuthentication']>[0]['optionsJSON']
  return startAuthentication({ optionsJSON }).then(sent, reasonOf)
}
