import type { Fault } from '#domain/faults'

/** The most octets of an address and of the part before its @ (RFC 5321). */
const longest = { address: 254, local: 64 }

/** Dot-separated words of RFC 5321, with letters, marks and digits of all scripts (RFC 6531). */
const localPart = /^(?!-)[\w!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+(\.[\w!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+)*$/u

const writtenDomain = /^[\p{L}\p{M}\p{N}.-]+$/u

/** Labels of a host name, at least two. The last is no number: an IP address is no place to write to. */
const hostName = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/

const octetsOf = (text: string) => new TextEncoder().encode(text).length

/**
 * Whether each character is seen and stands for no other: variation selectors and soft hyphens are not seen; those of full
 * width, ligatures and signs such as that of kelvin stand for others.
 */
const isPlain = (text: string) =>
  !/\p{Default_Ignorable_Code_Point}/u.test(text) &&
  [...text].every(character => character.normalize('NFKC') === character)

/** A domain as DNS asks for it: by IDNA in ASCII, in small letters. Undefined where it is none. */
function canonicalDomain(written: string): string | undefined {
  const url = writtenDomain.test(written) && URL.parse(`http://${written}`)
  return url && hostName.test(url.hostname) ? url.hostname : undefined
}

/**
 * The one form in which an address is stored, counted and compared: without blanks around it, ASCII letters small, the
 * domain in ASCII by IDNA. Letters of other scripts before the @ stay as they are, because Unicode folds different ones
 * into one. Undefined for a text that is no address: with control, format or compatibility characters, quotes, address
 * literals or misplaced dots.
 */
export function canonicalEmail(text: string): string | undefined {
  const address = text.trim()
  if (!isPlain(address)) return undefined
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at).normalize('NFC')
  const domain = canonicalDomain(address.slice(at + 1))
  if (at < 1 || !domain || !localPart.test(local) || octetsOf(local) > longest.local) return undefined
  const canonical = `${foldAscii(local)}@${domain}`
  return octetsOf(canonical) > longest.address ? undefined : canonical
}

/** ASCII letters made small, and no others. */
export const foldAscii = (text: string): string => text.replace(/[A-Z]/g, letter => letter.toLowerCase())

/** What is wrong with an e-mail address; only sending to it can tell whether it is one. Blanks around it are none of it. */
export function emailFault(text: string): Fault | undefined {
  const address = text.trim()
  if (address === '') return 'missing'
  if (octetsOf(address) > longest.address) return 'too-long'
  return canonicalEmail(address) === undefined ? 'email' : undefined
}

/**
 * The mailbox in which e-mails to an address arrive, as limits count it: `lead+villa@example.com` is delivered to
 * `lead@example.com` by most providers.
 */
export function mailboxOf(address: string): string {
  const canonical = canonicalEmail(address) ?? foldAscii(address.trim())
  const at = canonical.lastIndexOf('@')
  const [mailbox = ''] = canonical.slice(0, at).split('+')
  return mailbox === '' ? canonical : `${mailbox}${canonical.slice(at)}`
}
