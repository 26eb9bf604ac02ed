import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import type { ApplePaySettings } from '#server/platform/config/payment-settings'
import { ProviderOutcomeUnknown, ProviderRejected } from './payment-provider.ts'

/** Timeout in milliseconds: Apple's sheet waits for half a minute. */
const patience = 10_000
const longestAnswer = 64 * 1024

/** Apple's gateways for merchant validation: production, sandbox and China (its published list). */
const gatewayHosts = /^(cn-)?apple-pay-gateway(-(cert|(nc|pr|sh|tj)-pod\d+(-dr)?))?\.apple\.com$/
const gatewayPaths: readonly string[] = ['/paymentservices/startSession', '/paymentservices/paymentSession']

/** Whether an address is one of Apple's gateways: the browser sends it, and it can be forged. */
export function isApplesGateway(address: string): boolean {
  const url = URL.parse(address)
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    gatewayHosts.test(url.hostname) &&
    gatewayPaths.includes(url.pathname)
  )
}

/** Apple Pay for this merchant. */
export interface ApplePay {
  merchant: string
  /** Whether an address is one of Apple's gateways. */
  isKnown: (address: string) => boolean
  /**
   * The merchant session with which a browser can show Apple's sheet; opaque to us. Throws `NotDone` where the address
   * is not Apple's or Apple rejects the request, and `NoAnswer`.
   */
  validate: (address: string) => Promise<Record<string, unknown>>
}

interface Shop {
  name: string
  /** The domain that Apple has verified. */
  domain: string
}

/** Posts with the merchant's client certificate. */
function sendWith(identity: { cert: Buffer; key: Buffer }, address: string, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const asked = request(address, { method: 'POST', headers, ...identity, timeout: patience }, answer => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
        if (text.length > longestAnswer) asked.destroy(new Error('too long'))
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      answer.on('error', reject)
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', reject)
    asked.end(body)
  })
}

interface Answer {
  status: number
  text: string
}

async function sendToSimulator(address: string, body: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(patience) })
  return { status: answer.status, text: await answer.text() }
}

/** Apple's merchant validation, by the site's certificate; in the demonstration by the bank simulator. */
export function applePay(settings: ApplePaySettings, { name, domain }: Shop): ApplePay {
  const { merchant } = settings
  const body = JSON.stringify({
    merchantIdentifier: merchant,
    displayName: name.slice(0, 64),
    initiative: 'web',
    initiativeContext: domain,
  })
  const ask =
    'simulator' in settings
      ? {
          isKnown: (address: string) => address === `${settings.simulator}/paymentservices/paymentSession`,
          send: sendToSimulator,
        }
      : withCertificate(settings)
  return {
    merchant,
    isKnown: ask.isKnown,
    validate: async address => {
      if (!ask.isKnown(address)) throw new ProviderRejected('Apple does not validate merchants at that address')
      const { status, text } = await ask.send(address, body).catch((error: unknown) => {
        throw new ProviderOutcomeUnknown(
          `Apple has not answered: ${error instanceof Error ? error.message : 'unknown'}`,
        )
      })
      if (status >= 500) throw new ProviderOutcomeUnknown(`Apple answered ${status}`)
      if (status !== 200) throw new ProviderRejected(`Apple answered ${status}`)
      return readSession(text)
    },
  }
}

function withCertificate({ certificate, key }: Extract<ApplePaySettings, { certificate: string }>) {
  const identity = { cert: readFileSync(certificate), key: readFileSync(key) }
  return {
    isKnown: isApplesGateway,
    send: (address: string, body: string) => sendWith(identity, address, body),
  }
}

function readSession(text: string): Record<string, unknown> {
  try {
    const session: unknown = JSON.parse(text)
    if (typeof session === 'object' && session !== null && !Array.isArray(session))
      return session as Record<string, unknown>
  } catch {}
  throw new ProviderOutcomeUnknown('What Apple answered could not be understood')
}
