import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draftKey, tabStore } from '#web/lib/storage/web-storage'
import { stubApi } from '#web/testing/api-stub'
import { exampleSession } from '#web/testing/example-session'
import {
  aBasketTransfer,
  aTransfer,
  exampleTransferList,
  ownTransportation,
  stubTransferChoices,
} from '#web/testing/example-transfers'
import { focusByTab } from '#web/testing/keyboard'
import { renderComponent } from '#web/testing/render-component'
import { Basket } from './basket-page'
import { TransfersOf } from './transfers-page'

const messages = ['account', 'booking', 'extras', 'guests', 'transfers'] as const
const contact = (id: string) => ({ ...exampleSession.contact, id: `transfers by keyboard ${id}` })

test('a transfer removed from the basket leaves the focus on the next one, and is put back', async () => {
  const person = contact('basket')
  stubTransferChoices()
  tabStore.write(draftKey(`transfers ${person.id}`), JSON.stringify([aBasketTransfer(1), aBasketTransfer(2)]))
  await renderComponent(<Basket list={exampleTransferList} contact={person} onSent={() => {}} />, { messages })
  await focusByTab(page.getByRole('button', { name: 'Remove transfer 1' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').getByText(/Transfer 1 is removed/)).toBeVisible()
  // The second is the first now.
  await expect.element(page.getByRole('link', { name: 'Change transfer 1' })).toHaveFocus()
  await focusByTab(page.getByRole('button', { name: 'Remove transfer 1' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'To request' })).toHaveFocus()
  await focusByTab(page.getByRole('button', { name: 'Undo' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Change transfer 1' })).toHaveFocus()
})

test('declined changes and removed own transportation are announced, and the focus stays', async () => {
  const changed = aTransfer({ status: 14, changes: [{ name: 'time', before: '14:30', after: '15:00' }] })
  let guests = [
    { id: 1, guests: 'Bo' },
    { id: 2, guests: 'Kit' },
  ]
  stubApi('GET /core/transportation/bookingid/{id}', () => ownTransportation(...guests))
  stubApi('DELETE /core/transportation/{id}', () => {
    guests = guests.slice(1)
    return undefined
  })
  stubApi('POST /core/bookings/transfer/{id}/answer', () => exampleTransferList)
  stubTransferChoices()
  await renderComponent(
    <TransfersOf
      list={{ ...exampleTransferList, open: true, transfers: [changed] }}
      contact={contact('page')}
      onChanged={() => {}}
    />,
    { messages },
  )
  await focusByTab(page.getByRole('button', { name: 'Give up this transfer' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').getByText('You have given up this transfer.')).toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
  await focusByTab(page.getByRole('button', { name: 'Remove: Bo' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').getByText('Removed: Bo.')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Remove: Kit' })).toHaveFocus()
})
