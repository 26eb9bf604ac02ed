import type { Calls } from '#contract/calls'
import type { Reply } from '#contract/endpoint'

/** Who takes the card, and how it is brought there. */
export type CardSession = Reply<Calls['POST /core/payments/cardsession']>

/** What is typed of a card: it goes to the provider and nowhere else. */
export interface Card {
  name: string
  number: string
  expiryMonth: number
  expiryYear: number
  securityCode: string
}

/** Month and year of what is typed, `04/29` or `4 2029`; undefined where it is neither. */
export function readExpiry(text: string): { expiryMonth: number; expiryYear: number } | undefined {
  const [, month = '', year = ''] =
    /^\s*(\d{1,2})\s*[/.\-\s]\s*((?:20)?\d{2})\s*$/.exec(text) ?? /^(\d\d)(\d\d)$/.exec(text) ?? []
  const [expiryMonth, short] = [Number(month), Number(year.slice(-2))]
  return expiryMonth >= 1 && expiryMonth <= 12 && year !== '' ? { expiryMonth, expiryYear: 2000 + short } : undefined
}

const two = (number: number) => String(number).padStart(2, '0')

/** The card as each provider wants it (their published documentation). */
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
          expiryDate: `${two(card.expiryMonth)}${two(card.expiryYear % 100)}`,
          securityCode: card.securityCode,
        },
      }

/** The names under which Checkout.com takes tokens of wallets. */
type WalletType = 'applepay' | 'googlepay'

// The fetch with which the page began, as for our own calls.
const send = globalThis.fetch

/** A field of the card form. */
export type CardField = 'number' | 'expiry' | 'securityCode'

/** The field that a provider's refusal names; undefined where it names none. */
function fieldOf(refusal: unknown): CardField | undefined {
  // Checkout.com has `error_codes`, Opayo `property`, alone or in `errors`.
  const named = JSON.stringify(refusal) ?? ''
  if (/cvv|securityCode/.test(named)) return 'securityCode'
  if (/expir/i.test(named)) return 'expiry'
  return /number/i.test(named) ? 'number' : undefined
}

/** The token of a card, or that its provider does not take it, with the field that it names. */
export type TokenisedCard = { token: string } | { refused: CardField | undefined }

/** Brings a card to its provider. Throws where it cannot be reached. */
export const tokeniseCard = (session: CardSession, card: Card): Promise<TokenisedCard> =>
  bring(session, bodyFor(session.provider, card))

/** Brings what a wallet has given to the provider, which alone can read it. Answers and throws as for a card. */
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
  if (answer.status >= 500) throw new Error('The card could not be brought to its provider')
  if (!answer.ok) return { refused: fieldOf(await answer.json().catch(() => undefined)) }
  const { token, cardIdentifier } = (await answer.json()) as { token?: string; cardIdentifier?: string }
  const taken = token ?? cardIdentifier
  return taken === undefined ? { refused: undefined } : { token: taken }
}
