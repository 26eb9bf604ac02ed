import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PoliceGuest, policeFile, recordLength, registerName } from './police-record.ts'

const stay = { arrival: '2027-07-03', departure: '2027-07-10' }
const ada: PoliceGuest = {
  ...{ surname: 'HOLM', givenNames: 'ADA', sex: 'f', birthDate: '1985-03-09', birthCommune: '', birthProvince: '' },
  ...{ birthState: '100000219', citizenship: '100000219' },
  document: { type: 'PASOR', number: '533380006', placeOfIssue: '100000219' },
}
const rosa: PoliceGuest = {
  ...{ ...ada, surname: 'ROSSI', givenNames: 'ROSA', birthCommune: '412058091', birthProvince: 'RM' },
  ...{ birthState: '100000100', citizenship: '100000100' },
}

test('each field stands at the position that the decree lays down', () => {
  const record = policeFile(stay, [rosa])
  expect(record).toHaveLength(recordLength)
  const at = (from: number, to: number) => record.slice(from, to).trimEnd()
  expect([at(0, 2), at(2, 12), at(12, 14)]).toEqual(['16', '03/07/2027', '07'])
  expect([at(14, 64), at(64, 94), at(94, 95), at(95, 105)]).toEqual(['ROSSI', 'ROSA', '2', '09/03/1985'])
  expect([at(105, 114), at(114, 116), at(116, 125), at(125, 134)]).toEqual([
    ...['412058091', 'RM', '100000100', '100000100'],
  ])
  expect([at(134, 139), at(139, 159), at(159, 168)]).toEqual(['PASOR', '533380006', '100000219'])
})

test('the head of a group comes first with a document, its members follow without one', () => {
  const records = policeFile(stay, [ada, rosa, rosa]).split('\r\n')
  expect(records.map(record => record.slice(0, 2))).toEqual(['18', '20', '20'])
  expect(records.map(record => record.slice(134).trim() === '')).toEqual([false, true, true])
})

test('a birth abroad leaves commune and province blank', () => {
  expect(policeFile(stay, [ada]).slice(105, 116)).toBe(' '.repeat(11))
})

test('a stay of more than 30 days states 30', () => {
  expect(policeFile({ arrival: '2027-07-03', departure: '2027-09-10' }, [ada]).slice(12, 14)).toBe('30')
})

test('every record has 168 characters, whatever the names', () => {
  const name = fc.string({ minLength: 1, maxLength: 80 }).map(text => registerName(text) ?? 'X')
  fc.assert(
    fc.property(fc.array(fc.tuple(name, name), { minLength: 1, maxLength: 9 }), names => {
      const guests = names.map(([surname, givenNames]) => ({ ...ada, surname, givenNames }))
      const records = policeFile(stay, guests).split('\r\n')
      expect(records.map(record => record.length)).toEqual(names.map(() => recordLength))
      for (const record of records) expect(record).toMatch(/^[\x20-\x7e]+$/)
    }),
  )
})

test.each([
  ['Weiß', 'WEISS'],
  ['Çelik-Öz', 'CELIK OZ'],
  ['Dell’Aquila', "DELL'AQUILA"],
  ['Søren', 'SOREN'],
  ['Παπαδόπουλος', undefined],
])('%s is registered as %s', (name, registered) => expect(registerName(name)).toBe(registered))
