import type { ValidationCode } from '#domain/text/validation-codes'

/** Maximum octets of an address and of its local part (RFC 5321). */
const longest = { address: 254, local: 64 }

/** Dot-separated words of RFC 5321, with letters, marks and digits of all scripts (RFC 6531). */
const localPart = /^(?!-)[\w!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+(\.[\w!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+)*$/u

const writtenDomain = /^[\p{L}\p{M}\p{N}.-]+$/u

/** Labels of a host name, at least two. The last is no number: an IP address cannot receive mail. */
const hostName = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/

const octetsOf = (text: string) => new TextEncoder().encode(text).length

/**
 * Whether each character is visible and canonical. Variation selectors and soft hyphens are invisible; full-width
 * characters, ligatures and the Kelvin sign stand for others.
 */
const isPlain = (text: string) =>
  !/\p{Default_Ignorable_Code_Point}/u.test(text) &&
  [...text].every(character => character.normalize('NFKC') === character)

/** A domain in DNS form: IDNA in ASCII, lower case. Undefined where it is invalid. */
function canonicalDomain(written: string): string | undefined {
  const url = writtenDomain.test(written) && URL.parse(`http://${written}`)
  return url && hostName.test(url.hostname) ? url.hostname : undefined
}

/**
 * The canonical form in which an address is stored, counted and compared: trimmed, ASCII letters in lower case, the
 * domain in ASCII by IDNA. Letters of other scripts before the @ stay as they are, because Unicode folds different ones
 * into one. Undefined for an invalid address: with control, format or compatibility characters, quotes, address
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

/** Lower-cases ASCII letters only. */
export const foldAscii = (text: string): string => text.replace(/[A-Z]/g, letter => letter.toLowerCase())

/** The validation error of an e-mail address, ignoring surrounding blanks; only delivery proves that it exists. */
export function validateEmail(text: string): ValidationCode | undefined {
  const address = text.trim()
  if (address === '') return 'missing'
  if (octetsOf(address) > longest.address) return 'too-long'
  return canonicalEmail(address) === undefined ? 'email' : undefined
}

/**
 * The mailbox of an address, as limits count it: most providers deliver `lead+villa@example.com` to `lead@example.com`.
 */
export function mailboxOf(address: string): string {
  const canonical = canonicalEmail(address) ?? foldAscii(address.trim())
  const at = canonical.lastIndexOf('@')
  const [mailbox = ''] = canonical.slice(0, at).split('+')
  return mailbox === '' ? canonical : `${mailbox}${canonical.slice(at)}`
}
