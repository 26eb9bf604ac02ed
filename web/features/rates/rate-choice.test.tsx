import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#domain/text/language'
import { loadMessages, MessagesProvider } from '#web/messages'
import { RateChoice, type RateOption } from './rate-choice'

const standard: RateOption = {
  ratePlan: 'standard',
  total: '€7,105',
  deposit: { percent: 30, amount: '€2,100' },
  freeHours: 24,
  freeThrough: null,
}
const flexible: RateOption = {
  ratePlan: 'flexible',
  total: '€7,665',
  more: '€560',
  deposit: { percent: 20, amount: '€1,512' },
  freeHours: null,
  freeThrough: '2027-04-21',
}

async function shown(options: readonly RateOption[], chosen: RateOption['ratePlan'], language: Language = 'en') {
  await loadMessages(language, ['rates'])
  return renderToStaticMarkup(
    <MessagesProvider language={language}>
      <RateChoice options={options} chosen={chosen} onChoose={() => {}} />
    </MessagesProvider>,
  )
}

/** The words of each rate, in their order. */
const sidesOf = (html: string) =>
  [...html.matchAll(/<label.*?<\/label>/g)].map(([side]) =>
    side
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )

test('both rates stand side by side in one group of radio buttons, each with price, deposit and free days', async () => {
  const html = await shown([standard, flexible], 'flexible')
  expect(html).toMatch(/^<fieldset[^>]*><legend[^>]*>Choose your rate<\/legend>/)
  expect(sidesOf(html)).toEqual([
    'Standard €7,105 Free cancellation for 24 hours Deposit, 30% €2,100',
    'Flexible €7,665 €560 more Free cancellation until 21 April 2027, inclusive Deposit, 20% €1,512',
  ])
  const radios = [...html.matchAll(/<input [^>]*>/g)].map(([input]) => input)
  expect(new Set(radios.map(input => /name="([^"]+)"/.exec(input)?.[1])).size).toBe(1)
  expect(radios.map(input => [/value="(\w+)"/.exec(input)?.[1], input.includes('checked')])).toEqual([
    ['standard', false],
    ['flexible', true],
  ])
})

test('near the arrival all is due at once, and the standard rate says that nothing is free', async () => {
  const near = [
    { ...standard, deposit: undefined, freeHours: null },
    { ...flexible, deposit: undefined },
  ]
  expect(sidesOf(await shown(near, 'standard'))).toEqual([
    'Standard €7,105 Free cancellation none Due when you book €7,105',
    'Flexible €7,665 €560 more Free cancellation until 21 April 2027, inclusive Due when you book €7,665',
  ])
})

test.each([
  ['fr', 'Annulation gratuite jusqu’au 21 avril 2027 inclus'],
  ['de', 'Kostenlos stornierbar bis einschließlich 21. April 2027'],
] as const)('its day is told in each language: %s', async (language, words) => {
  expect(sidesOf(await shown([standard, flexible], 'flexible', language))[1]).toContain(words)
})
