import type { Page } from 'playwright-core'
import type { Wallet } from '#bank/payment-store'
import { walletTokenOf } from '#bank/wallet-cards'

/** Behaviour of the wallet's holder. */
export type Holder = 'agrees' | 'closes it'

/** Content of a wallet sheet. */
export interface SheetShown {
  total: string
  currency: string
}

const holder = { name: 'Ada Ferrante', street: 'Via della Salita 4', city: 'Noto', postalCode: '96017', country: 'IT' }

/**
 * Gives a page the wallets that a headless browser lacks: mocks of `PaymentRequest` and `ApplePaySession` with their
 * real interfaces. Everything behind them is real, up to the simulated bank.
 */
export async function withWallets(page: Page, number: string): Promise<void> {
  const cards: Record<Wallet, unknown> = {
    applepay: walletTokenOf('applepay', number),
    googlepay: walletTokenOf('googlepay', number),
  }
  await page.addInitScript(installWallets, { cards, holder })
}

/** Sets the holder's behaviour for the next sheet. */
export const holderOf = (page: Page, does: Holder) =>
  page.evaluate(does => Object.assign(window, { holderDoes: does }), does)

/** Sheets shown since the page was loaded. */
export const sheetsOf = (page: Page): Promise<SheetShown[]> =>
  page.evaluate(() => (window as unknown as { sheets: SheetShown[] }).sheets)

/** The part of the site's Google Pay request that its sheet shows. */
interface GoogleMethod {
  supportedMethods: string
  data: { transactionInfo: { totalPrice: string; currencyCode: string } }
}

interface Given {
  cards: Record<Wallet, unknown>
  holder: { name: string; street: string; city: string; postalCode: string; country: string }
}

/** Runs in the page, hence without outer variables. */
function installWallets({ cards, holder }: Given): void {
  const sheets: SheetShown[] = []
  const isClosed = () => (window as unknown as { holderDoes: Holder }).holderDoes === 'closes it'
  const [givenName, familyName] = holder.name.split(' ')

  class FakePaymentRequest {
    readonly #methods: GoogleMethod[]
    constructor(methods: GoogleMethod[], details: { total: { amount: SheetShown } }) {
      if (!details.total) throw new TypeError('no total')
      this.#methods = methods
    }
    async canMakePayment() {
      return this.#methods.some(({ supportedMethods }) => supportedMethods === 'https://google.com/pay')
    }
    async show() {
      const [method] = this.#methods
      if (!method) throw new DOMException('No method', 'NotSupportedError')
      const { totalPrice, currencyCode } = method.data.transactionInfo
      sheets.push({ total: totalPrice, currency: currencyCode })
      if (isClosed()) throw new DOMException('The holder has closed the sheet', 'AbortError')
      const billingAddress = {
        name: holder.name,
        address1: holder.street,
        locality: holder.city,
        postalCode: holder.postalCode,
        countryCode: holder.country,
      }
      const token = JSON.stringify(cards.googlepay)
      return {
        details: { paymentMethodData: { tokenizationData: { token }, info: { billingAddress } } },
        complete: async () => undefined,
      }
    }
  }

  class FakeApplePaySession {
    static STATUS_SUCCESS = 0
    static STATUS_FAILURE = 1
    static canMakePayments = () => true
    onvalidatemerchant: (event: { validationURL: string }) => void = () => undefined
    onpaymentauthorized: (event: object) => void = () => undefined
    oncancel = () => undefined
    constructor(version: number, request: { currencyCode: string; total: { amount: string } }) {
      if (version < 3) throw new TypeError('too old')
      sheets.push({ total: request.total.amount, currency: request.currencyCode })
    }
    begin() {
      const bank = new URL((window as unknown as { appleAddress: string }).appleAddress)
      setTimeout(() => this.onvalidatemerchant({ validationURL: bank.href }))
    }
    abort() {}
    completeMerchantValidation(session: { merchantSessionIdentifier?: string }) {
      if (!session.merchantSessionIdentifier) throw new TypeError('no session')
      if (isClosed()) return void setTimeout(() => this.oncancel())
      const billingContact = {
        givenName,
        familyName,
        addressLines: [holder.street],
        locality: holder.city,
        postalCode: holder.postalCode,
        countryCode: holder.country,
      }
      setTimeout(() =>
        this.onpaymentauthorized({ payment: { token: { paymentData: cards.applepay }, billingContact } }),
      )
    }
    completePayment() {}
  }

  Object.assign(window, { sheets, PaymentRequest: FakePaymentRequest, ApplePaySession: FakeApplePaySession })
}
