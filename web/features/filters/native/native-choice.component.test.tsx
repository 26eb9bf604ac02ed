import { expect, onTestFinished, test } from 'vitest'
import { emptyQuery, type SearchQuery } from '#domain/search/query'
import { exampleSite } from '#web/gallery/example-site'
import { exampleDestinations } from '#web/testing/example-destinations'
import { nativeChoice } from './native-choice'

const site = { ...exampleSite, destinations: exampleDestinations, amenityGroups: [{ id: 10, name: 'Pool', oneOf: [] }] }

/** A form as the server renders it, for a search with a region's area, flexible days and a party. */
function serverRendered(destinations = '<option value="5">Corfu</option>') {
  const form = document.createElement('form')
  form.innerHTML = `
    <select name="des"><option value="">Anywhere</option>${destinations}</select>
    <input type="date" name="from" value="2027-06-05"><input type="date" name="to" value="2027-06-12">
    <input type="number" name="people" value="4">
    <input type="number" name="maxprice">
    <input type="checkbox" name="amenities" value="10" checked>
    <button>Apply</button>`
  document.body.append(form)
  onTestFinished(() => form.remove())
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  return { form, field }
}

const searched: SearchQuery = {
  ...emptyQuery,
  subdes: [51],
  stay: { from: '2027-06-05', to: '2027-06-12' },
  flex: 3,
  showBooked: true,
  people: 4,
  party: { adults: 2, children: 2, infants: 0 },
  amenities: [10],
  sort: 'pricelow',
} as SearchQuery

test('untouched fields are no choice, even if the rendered region is not offered', () => {
  expect(nativeChoice(serverRendered().form, searched, site)).toBeUndefined()
  const { form } = serverRendered('<option value="16">Crete</option>')
  expect(nativeChoice(form, { ...searched, des: [999] }, site)).toBeUndefined()
})

test('a changed price keeps all that the native fields do not show', () => {
  const { form, field } = serverRendered()
  field('maxprice').value = '9000'
  expect(nativeChoice(form, searched, site)).toEqual({ ...searched, maxPrice: 9000 })
})

test('an amenity can be removed, a number of guests replaces the party', () => {
  const { form, field } = serverRendered()
  field('amenities').checked = false
  field('people').value = '6'
  const { party: _, ...others } = searched
  expect(nativeChoice(form, searched, site)).toEqual({ ...others, people: 6, amenities: [] })
})
