import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadMessages, type MessageNamespace } from '#web/messages'
import { accessibilityViolations } from '#web/testing/accessibility'
import { stubApi } from '#web/testing/api-stub'
import { exampleBooking } from '#web/testing/example-booking'
import { exampleSession } from '#web/testing/example-session'
import { renderComponent } from '#web/testing/render-component'
import { windowNames } from '#web/testing/windows'
import { PaymentSection } from '../checkout/payment-section'
import { payableParts } from '../payable-parts'
import { OutstandingBalance } from './outstanding-balance'

const [villa] = exampleBooking.bookingItems
if (!villa) throw new Error('the example has no villa')
const deposit = { ...villa, id: 21, kind: 'experience-service' as const, status: 15, name: 'Boat trip', price: 56.25 }
const balance = { ...deposit, id: 22, name: 'Balance: Boat trip', price: 131.25, due: '2028-05-20', balanceOf: 21 }
const booking = {
  ...exampleBooking,
  ...{ payments: [], schedule: [], clientInvoice: { bookingItemsPayable: [deposit, balance] } },
}
const messages: MessageNamespace[] = ['account', 'booking']

const words = {
  en: { now: /^Only what is due now: Boat trip/, all: /^Everything at once/, due: '20 May 2028' },
  de: { now: /^Nur was jetzt fällig ist: Boat trip/, all: /^Alles auf einmal/, due: '20. Mai 2028' },
  fr: { now: /^Seulement ce qui est dû maintenant/, all: /^Tout en une fois/, due: '20 mai 2028' },
} as const

describe.each(windowNames)('on a %s', window => {
  test.each(['en', 'de', 'fr'] as const)(
    'deposits of services are paid alone or with their balances: %s',
    async language => {
      await loadMessages(language, messages)
      stubApi('GET /core/payments/wallets', () => ({
        ...{ countryCode: 'GB', company: 'Maestrale', applePay: null, googlePay: null },
      }))
      const contact = { ...exampleSession.contact, id: `deposits ${language} ${window}` }
      await renderComponent(
        <>
          <OutstandingBalance booking={booking} parts={payableParts(booking)} onPay={undefined} />
          <PaymentSection
            booking={booking}
            contact={contact}
            payment={undefined}
            onPayment={() => {}}
            onChanged={() => {}}
          />
        </>,
        { messages, language, window },
      )
      const { now, all, due } = words[language]
      await expect.element(page.getByRole('radio', { name: now })).toBeChecked()
      // Both in the sum of what is left and in the choice.
      expect(page.getByText(new RegExp(due.replaceAll('.', '\\.'))).elements().length).toBeGreaterThanOrEqual(2)
      await page.getByRole('radio', { name: all }).click()
      await expect.element(page.getByRole('radio', { name: all })).toBeChecked()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
      expect(await accessibilityViolations()).toEqual([])
    },
  )
})
