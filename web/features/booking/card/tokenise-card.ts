import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'

/** The card provider and its credentials for the browser. */
export type CardSession = ResponseBody<Endpoints['POST /core/payments/cardsession']>

/** Typed card data; it goes to the provider and nowhere else. */
export interface Card {
  name: string
  number: string
  expiryMonth: number
  expiryYear: number
  securityCode: string
}

/** Parses month and year, `04/29` or `4 2029`; undefined if invalid. */
export function readExpiry(text: string): { expiryMonth: number; expiryYear: number } | undefined {
  const [, month = '', year = ''] =
    /^\s*(\d{1,2})\s*[/.\-\s]\s*((?:20)?\d{2})\s*$/.exec(text) ?? /^(\d\d)(\d\d)$/.exec(text) ?? []
  const [expiryMonth, short] = [Number(month), Number(year.slice(-2))]
  return expiryMonth >= 1 && expiryMonth <= 12 && year !== '' ? { expiryMonth, expiryYear: 2000 + short } : undefined
}

const pad2 = (number: number) => String(number).padStart(2, '0')

/** The request body that each provider documents. */
const bodyFor = (provider: CardSession['provider'], card: Card): object =>
  provider === 'checkout'
    ? {
        type: 'card',
        number: card.number,
        expiry_month: card.expiryMonth,
        expiry_year: card.expiryYear,
        name: card.name,
        cvv: card.securityCode,
      }
    : {
        cardDetails: {
          cardholderName: card.name,
          cardNumber: card.number,
          expiryDate: `${pad2(card.expiryMonth)}${pad2(card.expiryYear % 100)}`,
          securityCode: card.securityCode,
        },
      }

/** Token types of Checkout.com for wallets. */
type WalletType = 'applepay' | 'googlepay'

// Captured at start, so that third-party scripts that replace `fetch` do not see card data.
const send = globalThis.fetch

export type CardField = 'number' | 'expiry' | 'securityCode'

/** The field that a provider's error names; undefined if none. */
function fieldOf(refusal: unknown): CardField | undefined {
  // Checkout.com has `error_codes`, Opayo `property`, alone or in `errors`.
  const named = JSON.stringify(refusal) ?? ''
  if (/cvv|securityCode/.test(named)) return 'securityCode'
  if (/expir/i.test(named)) return 'expiry'
  return /number/i.test(named) ? 'number' : undefined
}

/** The token of a card; or the provider's rejection, with the field that it names. */
export type TokenisedCard = { token: string } | { refused: CardField | undefined }

/** Tokenizes a card with its provider. Throws if the provider is unreachable. */
export const tokeniseCard = (session: CardSession, card: Card): Promise<TokenisedCard> =>
  bring(session, bodyFor(session.provider, card))

/** Passes a wallet's payload to the provider, which alone can decrypt it. Returns and throws as for a card. */
export const tokeniseWallet = (session: CardSession, type: WalletType, card: unknown): Promise<TokenisedCard> =>
  bring(session, { type, token_data: card })

async function bring({ url, key }: CardSession, body: object): Promise<TokenisedCard> {
  const answer = await send(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  if (answer.status >= 500) throw new Error('The card provider is unavailable')
  if (!answer.ok) return { refused: fieldOf(await answer.json().catch(() => undefined)) }
  const { token, cardIdentifier } = (await answer.json()) as { token?: string; cardIdentifier?: string }
  const taken = token ?? cardIdentifier
  return taken === undefined ? { refused: undefined } : { token: taken }
}
