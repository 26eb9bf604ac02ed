import type { ValidationCode } from '#domain/text/validation-codes'

const longest = 300

/** The validation error of a website's address, with or without a scheme; an empty one is valid. */
export function validateWebsite(text: string): ValidationCode | undefined {
  const address = text.trim()
  if (address === '') return undefined
  if (address.length > longest) return 'too-long'
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
  if (!URL.canParse(whole)) return 'invalid'
  const { protocol, hostname } = new URL(whole)
  return /^https?:$/.test(protocol) && /\.[^.]{2,}$/.test(hostname) ? undefined : 'invalid'
}
