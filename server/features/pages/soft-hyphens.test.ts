import { expect, test } from 'vitest'
import { testApp } from '#testing/site/app'
import { withSoftHyphens } from './soft-hyphens.ts'

const shown = (heading: string) => withSoftHyphens(heading, 'de').replaceAll('\u00ad', '|')

test.each([
  ['Nutzungsbedingungen', 'Nutzungs|bedingungen'],
  ['Unsere Datenschutzerklärung', 'Unsere Datenschutz|erklärung'],
  ['Schifffahrtsmuseum und Kapitänshäuser', 'Schifffahrts|museum und Kapitäns|häuser'],
  ['Stellenangebote', 'Stellen|angebote'],
  ['Auszeichnungen', 'Auszeich|nungen'],
  ['Toskanische Bauernhäuser', 'Toskanische Bauernhäuser'],
  ['Öffnungszeiten, Anfahrtsbeschreibung', 'Öffnungs|zeiten, Anfahrts|beschreibung'],
])('%s may be broken as %s', (heading, expected) => {
  expect(shown(heading)).toBe(expected)
})

test('a heading with a soft hyphen stays as it is', () => {
  expect(shown('Villen\u00adkollektionen im Überblick')).toBe('Villen|kollektionen im Überblick')
})

test('other languages, and short words, stay as they are', () => {
  expect(withSoftHyphens('Nutzungsbedingungen', 'fr')).toBe('Nutzungsbedingungen')
  expect(shown('Villen an den Küsten')).toBe('Villen an den Küsten')
})

test('the heading of a page gets soft hyphens; its title and metadata do not', async () => {
  const { get } = await testApp()
  const { body } = await get('/api/cms/pages/bypath?path=/de/terms-of-use')
  expect(body.heading1).toBe('Nutzungs\u00adbedingungen')
  expect(body.title).toBe('Nutzungsbedingungen')
  expect(body.breadcrumb.at(-1).name).toBe('Nutzungsbedingungen')
})
