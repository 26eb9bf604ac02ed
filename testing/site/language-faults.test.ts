import { expect, test } from 'vitest'
import { languageFaults } from './language-faults.ts'

test.each([
  ['de', 'Guten Tag Frau Weiß, Ihre Anreise ist am 5. Juni.'],
  ['fr', 'Bonjour Madame Weiß, votre arrivée est le 5 juin.'],
  ['en', 'Dear Mrs Weiß, your arrival is on 5 June.'],
  ['de', 'Your arrival: 5. Juni'],
] as const)('%s: %s', (language, text) => {
  const faults = languageFaults(text, language)
  expect(faults.length > 0).toBe(text.startsWith('Your'))
})

test('keys, variables and missing values are found; addresses of pages and names are not', () => {
  expect(languageFaults('Ihre reminder_arrival_week', 'de')[0]).toContain('a key of a message')
  expect(languageFaults('Ihre Anreise am {day}', 'de')[0]).toContain('a variable')
  expect(languageFaults('Ihre Anreise am undefined', 'de')[0]).toContain('no value')
  expect(languageFaults('Ihre Seite: https://x.example/secure/a_b_c?the=you', 'de')).toEqual([])
  expect(languageFaults('Ihr „From the market“', 'de')).toHaveLength(2)
  expect(languageFaults('Ihr „From the market“', 'de', ['From the market'])).toEqual([])
})
