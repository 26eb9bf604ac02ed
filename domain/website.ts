import type { Fault } from '#domain/faults'

const longest = 300

/** What is wrong with the address of a website, with its scheme or without; an empty one is none. */
export function websiteFault(text: string): Fault | undefined {
  const address = text.trim()
  if (address === '') return undefined
  if (address.length > longest) return 'too-long'
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
  if (!URL.canParse(whole)) return 'invalid'
  const { protocol, hostname } = new URL(whole)
  return /^https?:$/.test(protocol) && /\.[^.]{2,}$/.test(hostname) ? undefined : 'invalid'
}
