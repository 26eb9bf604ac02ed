import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOfNumber } from '../calendar/day.ts'
import {
  adultFrom,
  ageOn,
  emptyPassport,
  isAdult,
  isMinor,
  type PassportDetails,
  passportFaults,
  passportFields,
  readinessOf,
} from './passport.ts'

const journey = { arrival: '2027-07-03', departure: '2027-07-10', today: '2027-01-15' }
const adult: PassportDetails = {
  ...emptyPassport,
  ...{ givenNames: 'Ada', surname: 'Holm', sex: 'f', birthDate: '1985-03-09', birthCountry: 'GB', nationality: 'GB' },
  ...{ documentType: 'passport', documentNumber: '533380006', issueCountry: 'GB', expiresOn: '2031-01-01' },
}
const faultsOf = (changed: Partial<PassportDetails>, hasGuardian = false) =>
  passportFaults({ ...adult, ...changed }, journey, hasGuardian)

test('an adult with a valid document is ready', () => {
  expect(faultsOf({})).toEqual({})
  expect(readinessOf(adult, {})).toBe('ready')
})

test('names that the site filled in do not make a row begun', () => {
  const named = { ...emptyPassport, givenNames: 'Ada', surname: 'Holm' }
  expect(readinessOf(named, passportFaults(named, journey, false))).toBe('empty')
  expect(readinessOf({ ...named, sex: 'f' }, faultsOf({ birthDate: '' }))).toBe('incomplete')
})

test.each<[Partial<PassportDetails>, object]>([
  [{ givenNames: ' ' }, { givenNames: 'missing' }],
  [{ surname: 'www.example.com' }, { surname: 'name' }],
  [{ sex: 'q' }, { sex: 'invalid' }],
  [{ birthDate: '1985-02-30' }, { birthDate: 'invalid' }],
  [{ nationality: 'Ruritania' }, { nationality: 'unclear' }],
  [{ documentNumber: '<<' }, { documentNumber: 'invalid' }],
  [{ documentType: '' }, { documentType: 'missing' }],
  [{ issuedOn: '2027-01-16' }, { issuedOn: 'future' }],
  [{ expiresOn: '2027-07-09' }, { expiresOn: 'expired' }],
  [{ expiresOn: '' }, { expiresOn: 'missing' }],
])('%o: %o', (changed, faults) => {
  expect(faultsOf(changed)).toEqual(faults)
})

test('a document may expire on the day of departure', () => {
  expect(faultsOf({ expiresOn: '2027-07-10' })).toEqual({})
})

test('a birth date after today is a fault', () => {
  expect(faultsOf({ birthDate: '2027-01-16' }, true)).toMatchObject({ birthDate: 'future' })
})

test('a birth or an issue in Italy needs a province and a commune, elsewhere neither', () => {
  expect(faultsOf({ birthCountry: 'IT' })).toEqual({ birthProvince: 'missing', birthCommune: 'missing' })
  expect(faultsOf({ birthCountry: 'IT', birthProvince: 'RM', birthCommune: '412058091' })).toEqual({})
  expect(faultsOf({ issueCountry: 'IT', issueProvince: 'Rome', issueCommune: '1' })).toEqual({
    issueProvince: 'invalid',
    issueCommune: 'invalid',
  })
})

test('a minor needs an adult, and a document only if one was begun', () => {
  const child = { ...emptyPassport, ...{ givenNames: 'Bo', surname: 'Holm', sex: 'm', birthDate: '2015-01-01' } }
  const born = { ...child, birthCountry: 'GB', nationality: 'GB' }
  expect(passportFaults(born, journey, false)).toEqual({ guardian: 'missing' })
  expect(passportFaults(born, journey, true)).toEqual({})
  expect(passportFaults({ ...born, documentNumber: '1234' }, journey, true)).toEqual({
    ...{ documentType: 'missing', issueCountry: 'missing', expiresOn: 'missing' },
  })
})

test('age counts on the day of arrival', () => {
  expect(isMinor({ birthDate: '2009-07-04' }, journey.arrival)).toBe(true)
  expect(isMinor({ birthDate: '2009-07-03' }, journey.arrival)).toBe(false)
  expect(isAdult({ birthDate: '2009-07-03' }, journey.arrival)).toBe(true)
  expect([isMinor({ birthDate: '' }, journey.arrival), isAdult({ birthDate: '' }, journey.arrival)]).toEqual([
    false,
    false,
  ])
})

test('everyone is 17 until the day before their majority', () => {
  fc.assert(
    fc.property(fc.integer({ min: -25_000, max: 20_000 }).map(dayOfNumber), birthDate => {
      const majority = adultFrom(birthDate)
      expect([ageOn(birthDate, addDays(majority, -1)), ageOn(birthDate, majority)]).toEqual([17, 18])
    }),
  )
})

test('no text in any field throws, and faults name fields only', () => {
  fc.assert(
    fc.property(fc.record(Object.fromEntries(passportFields.map(field => [field, fc.string()]))), details => {
      const names = Object.keys(passportFaults(details as PassportDetails, journey, false))
      expect(
        names.filter(name => name !== 'guardian' && !(passportFields as readonly string[]).includes(name)),
      ).toEqual([])
    }),
  )
})
