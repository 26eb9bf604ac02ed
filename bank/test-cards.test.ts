import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cardOf, isSound, refusedNumber, testCards } from './test-cards.ts'

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

test('every card number is valid and unique, and docs/payments.md lists it with its purpose', async () => {
  const doc = await readFile(new URL('../docs/payments.md', import.meta.url), 'utf8')
  for (const { number, name } of testCards) {
    expect(isSound(number), number).toBe(true)
    expect(doc).toContain(`| ${spaced(number)} | ${name} |`)
  }
  expect(doc).toContain(`| ${spaced(refusedNumber)} |`)
  const rows = doc.match(/^\| \d{4} \d{4} \d{4} \d{4} \|/gm) ?? []
  expect(rows).toHaveLength(testCards.length + 1)
})

test('a number that is no test card is approved like the first one', () => {
  const { challenge, decision } = cardOf('4929000000006')
  expect({ challenge, decision }).toEqual({ challenge: testCards[0]?.challenge, decision: testCards[0]?.decision })
})

test.each([['4242424242424241'], ['42424242'], ['4242 4242 4242 4242'], ['']])('%s is no valid card number', number => {
  expect(isSound(number)).toBe(false)
})
