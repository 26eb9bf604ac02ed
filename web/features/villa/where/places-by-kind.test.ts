import { expect, test } from 'vitest'
import { nearest, placesByKind } from './places-by-kind'

const place = (id: number, type: string, kilometres: number) => ({
  id,
  type,
  kilometres,
  name: `${id}`,
  lat: 0,
  lng: 0,
})
const places = [place(1, 'Airport', 24), place(2, 'Beach', 3), place(3, 'Volcano', 1), place(4, 'Beach', 0.4)]

test('places stand by kind as guests ask for them, nearest first; kinds without words are left out', () => {
  expect(placesByKind(places).map(({ kind, places }) => [kind, ...places.map(({ id }) => id)])).toEqual([
    ['beach', 4, 2],
    ['airport', 1],
  ])
})

test('the nearest of a kind, if there is one', () => {
  expect(nearest('beach', places)?.id).toBe(4)
  expect(nearest('port', places)).toBeUndefined()
})
