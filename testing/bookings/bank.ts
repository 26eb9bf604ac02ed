import { afterAll } from 'vitest'
import { bankKeys } from '#bank/bank'
import type { Wallet } from '#bank/payment-store'
import { startBank } from '#bank/start-bank'
import { walletTokenOf } from '#bank/wallet-cards'
import { checkout } from '#server/adapters/payments/checkout'
import { opayo } from '#server/adapters/payments/opayo'
import type {
  BankChallenge,
  CardToken,
  PaymentProvider,
  ProviderName,
} from '#server/adapters/payments/payment-provider'

/** Result of the holder's challenge. */
export type HolderAnswer = 'approve' | 'wrong' | 'abandon' | 'slow'

/** The values with which a browser returns from the bank. */
export interface BroughtBack {
  method: 'GET' | 'POST'
  url: string
  fields: Record<string, string>
}

const fieldsOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

/** The bank simulator, with the actions of a browser. */
export async function testBank({ patience = 20_000, file }: { patience?: number; file?: string } = {}) {
  const bank = await startBank({ port: 0, ...(file && { file }) })
  afterAll(bank.stop)
  const { url } = bank
  const providers: Record<ProviderName, PaymentProvider> = {
    checkout: checkout({
      url: `${url}/checkout`,
      publicKey: bankKeys.checkoutPublic,
      secretKey: bankKeys.checkoutSecret,
      channel: '',
      patience,
    }),
    opayo: opayo({
      url: `${url}/opayo`,
      vendor: bankKeys.opayoVendor,
      key: bankKeys.opayoKey,
      password: bankKeys.opayoPassword,
      reports: {
        url: `${url}/opayo/access/access.htm`,
        user: bankKeys.opayoReportUser,
        password: bankKeys.opayoReportPassword,
      },
      wallets: { applePayDomain: 'villas.example', googlePayMerchant: bankKeys.opayoGooglePayMerchant },
      patience,
    }),
  }

  /** Tokenizes a card, as the browser does. */
  const tokenOf = async (name: ProviderName, number: string): Promise<Exclude<CardToken, { kind: 'wallet' }>> => {
    const session = await providers[name].cardSession()
    const body =
      name === 'checkout'
        ? { type: 'card', number, expiry_month: 6, expiry_year: 2035, name: 'Ada Beispiel', cvv: '100' }
        : {
            cardDetails: {
              cardholderName: 'Ada Beispiel',
              cardNumber: number,
              expiryDate: '0635',
              securityCode: '100',
            },
          }
    const answer = await fetch(session.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.status !== 201) throw new Error(`the card was rejected: ${answer.status}`)
    const token: any = await answer.json()
    return name === 'checkout'
      ? { kind: 'token', token: token.token }
      : { kind: 'identifier', sessionKey: session.key, identifier: token.cardIdentifier }
  }

  /** Tokenizes a wallet's payload, as the browser does. */
  const walletToken = async (wallet: Wallet, number: string, options?: { proven?: boolean }): Promise<string> => {
    const session = await providers.checkout.cardSession()
    const answer = await fetch(session.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ type: wallet, token_data: walletTokenOf(wallet, number, options) }),
    })
    if (answer.status !== 201) throw new Error(`the wallet was rejected: ${answer.status}`)
    const { token } = (await answer.json()) as { token: string }
    return token
  }

  /** Answers the challenge; the result is not delivered to the site yet. */
  const answerChallenge = async (
    { url: address, cReq, paReq }: BankChallenge,
    answer: HolderAnswer,
    { returnUrl = '', seconds = 0 } = {},
  ): Promise<BroughtBack> => {
    const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
    const asked = await (cReq
      ? fetch(address, form({ creq: cReq, threeDSSessionData: 'session' }))
      : paReq
        ? fetch(address, form({ PaReq: paReq, MD: 'md', TermUrl: returnUrl }))
        : fetch(address))
    const page = await asked.text()
    const action = /action="([^"]+)"/.exec(page)?.[1]
    if (!action) throw new Error(`the bank requires no challenge: ${asked.status}`)
    const answered = await fetch(action, {
      ...form({ ...fieldsOf(page), answer, seconds: String(seconds) }),
      redirect: 'manual',
    })
    const location = answered.headers.get('location')
    if (location) return { method: 'GET', url: location, fields: {} }
    const back = await answered.text()
    return { method: 'POST', url: /action="([^"]+)"/.exec(back)?.[1] ?? '', fields: fieldsOf(back) }
  }

  /** Environment variables that configure the site for this bank. */
  const environment = {
    CHECKOUT_URL: `${url}/checkout`,
    CHECKOUT_PUBLIC_KEY: bankKeys.checkoutPublic,
    CHECKOUT_SECRET_KEY: bankKeys.checkoutSecret,
    CHECKOUT_WEBHOOK_KEY: bankKeys.checkoutWebhook,
    OPAYO_URL: `${url}/opayo`,
    OPAYO_VENDOR: bankKeys.opayoVendor,
    OPAYO_KEY: bankKeys.opayoKey,
    OPAYO_PASSWORD: bankKeys.opayoPassword,
    OPAYO_REPORTS_URL: `${url}/opayo/access/access.htm`,
    OPAYO_REPORTS_USER: bankKeys.opayoReportUser,
    OPAYO_REPORTS_PASSWORD: bankKeys.opayoReportPassword,
  }

  return { ...bank, providers, environment, tokenOf, walletToken, answerChallenge }
}

export type TestBank = Awaited<ReturnType<typeof testBank>>
