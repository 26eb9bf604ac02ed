import type { Fault } from '#domain/faults'
import { sameAddress } from './accounts.ts'

/** The most characters that mail can be sent to (RFC 5321). */
const most = 254

const form = /^[^\s@<>()",;:\\]{1,64}@[^\s@.<>()",;:\\]+(\.[^\s@.<>()",;:\\]+)+$/

/** What is wrong with an e-mail address; only sending to it can tell whether it is one. Blanks around it are none of it. */
export function emailFault(text: string): Fault | undefined {
  const address = text.trim()
  if (address === '') return 'missing'
  if (address.length > most) return 'too-long'
  return form.test(address) ? undefined : 'email'
}

/**
 * The mailbox in which e-mails to an address arrive, as limits count it: `lead+villa@example.com` is delivered to
 * `lead@example.com` by most providers.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [mailbox = ''] = address.slice(0, at).split('+')
  return sameAddress(`${mailbox || address.slice(0, at)}${address.slice(at)}`)
}
