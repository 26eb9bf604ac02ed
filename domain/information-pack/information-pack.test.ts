import { expect, test } from 'vitest'
import { emergencyNumbers } from './emergency-numbers'
import { packingList, weatherOf } from './packing-list'

const climate = {
  air: [12, 13, 15, 18, 22, 27, 31, 31, 27, 23, 18, 14],
  sea: [15, 14, 15, 16, 19, 23, 26, 27, 25, 22, 19, 17],
}

test('the emergency numbers begin with the European one, and another country has it alone', () => {
  expect(emergencyNumbers('italy')).toEqual([
    { service: 'any', number: '112' },
    { service: 'ambulance', number: '118' },
    { service: 'police', number: '113' },
    { service: 'fire', number: '115' },
    { service: 'sea', number: '1530' },
  ])
  expect(emergencyNumbers('malta')).toEqual([{ service: 'any', number: '112' }])
})

test('the weather is that of the months of the nights, across a new year as well', () => {
  expect(weatherOf({ from: '2027-06-26', to: '2027-07-01' }, climate)).toEqual([{ month: 6, air: 27, sea: 23 }])
  expect(weatherOf({ from: '2027-12-27', to: '2028-01-03' }, climate).map(({ month }) => month)).toEqual([12, 1])
  expect(weatherOf({ from: '2027-06-26', to: '2027-07-03' }, { air: [], sea: [] })).toEqual([])
})

test('a family in summer needs sun cream and swimming things, a couple at Easter something warm', () => {
  const summer = weatherOf({ from: '2027-07-03', to: '2027-07-10' }, climate)
  expect(packingList({ weather: summer, children: 2, infants: 1 })).toEqual([
    'papers',
    'adapter',
    'medicine',
    'sun',
    'swimming',
    'baby',
    'children',
  ])
  const easter = weatherOf({ from: '2027-03-27', to: '2027-04-03' }, climate)
  expect(packingList({ weather: easter, children: 0, infants: 0 })).toEqual(['papers', 'adapter', 'medicine', 'warm'])
  expect(packingList({ weather: [], children: 0, infants: 0 })).toEqual(['papers', 'adapter', 'medicine'])
})
