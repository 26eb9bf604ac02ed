import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildOutline, plainText } from './outline.ts'

const english = '<p>First.</p><h2>1. Who we are</h2><p>Us.</p><h2>2. Price &amp; tax</h2><ul><li>One</li></ul>'
const german = '<p>Zuerst.</p><h2>1. Wer wir sind</h2><p>Wir.</p><h2>2. Preis &amp; Steuer</h2><p>Eins</p>'

test('a text is cut at its headings, what stands above them first', () => {
  expect(buildOutline(english, 2)).toEqual({
    opening: '<p>First.</p>',
    sections: [
      { id: 'who-we-are', heading: '1. Who we are', html: '<p>Us.</p>' },
      { id: 'price-tax', heading: '2. Price & tax', html: '<ul><li>One</li></ul>' },
    ],
  })
})

test('a link leads to the same section in every language', () => {
  expect(buildOutline(german, 2, english).sections.map(({ id }) => id)).toEqual(['who-we-are', 'price-tax'])
})

test('where a language has other headings, they name themselves', () => {
  const longer = `${german}<h2>3. Größe</h2>`
  expect(buildOutline(longer, 2, english).sections.map(({ id }) => id)).toEqual([
    'wer-wir-sind',
    'preis-steuer',
    'grosse',
  ])
})

test('headings of one name, or without letters, have anchors of their own', () => {
  const twice = '<h3>Key</h3>a<h3>Key</h3>b<h3>???</h3>c'
  expect(buildOutline(twice, 3).sections.map(({ id }) => id)).toEqual(['key', 'key-2', 'part-3'])
})

test('whatever is cut, nothing is lost and every anchor is one alone', () => {
  const piece = fc.constantFrom('<p>a</p>', '<h2>Heading</h2>', '<h3>Small</h3>', '<h2></h2>', 'b', '<h2>é</h2>')
  fc.assert(
    fc.property(fc.array(piece), pieces => {
      const html = pieces.join('')
      const { opening, sections } = buildOutline(html, 2)
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
      const put = [opening, ...sections.flatMap(({ heading, html }) => [`<h2>${heading}</h2>`, html])].join('')
      expect(put).toBe(html)
    }),
  )
})

test('the text of HTML is read without its markup', () => {
  expect(plainText('<p>For <strong>24&nbsp;hours</strong> &amp; more.</p><p>Then</p>')).toBe(
    'For 24 hours & more. Then',
  )
})
