import { expect, test } from 'vitest'
import { readMachineZone } from './read-machine-zone.ts'

// Specimens of ICAO Doc 9303, parts 4 and 5.
const passport = `P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
L898902C36UTO7408122F1204159ZE184226B<<<<<10`
const card = `I<UTOD231458907<<<<<<<<<<<<<<<
7408122F1204159UTO<<<<<<<<<<<6
ERIKSSON<<ANNA<MARIA<<<<<<<<<<`
const today = '2027-01-15'
const anna = {
  givenNames: 'Anna Maria',
  surname: 'Eriksson',
  sex: 'f',
  birthDate: '1974-08-12',
  expiresOn: '2012-04-15',
}

test('the zone of a passport is read', async () => {
  expect(await readMachineZone(passport, today)).toMatchObject({
    ...anna,
    documentType: 'passport',
    documentNumber: 'L898902C3',
  })
})

test('the zone of an identity card is read', async () => {
  expect(await readMachineZone(card, today)).toMatchObject({
    ...anna,
    documentType: 'identity-card',
    documentNumber: 'D23145890',
  })
})

test.each([
  ['in small letters', passport.toLowerCase()],
  ['without a line break', passport.replace('\n', '')],
  ['with spaces', passport.replaceAll('<<', '<< ')],
])('a zone is read %s', async (_, text) => {
  expect(await readMachineZone(text, today)).toMatchObject(anna)
})

test('a field with a wrong check digit is left out', async () => {
  const read = await readMachineZone(passport.replace('L898902C36', 'L898902C37'), today)
  expect(read?.documentNumber).toBeUndefined()
  expect(read).toMatchObject({ birthDate: '1974-08-12' })
})

test('years of birth are past', async () => {
  // 260812 with its check digit 3.
  const child = passport.replace('7408122', '2608123')
  expect((await readMachineZone(child, today))?.birthDate).toBe('2026-08-12')
})

test.each(['', 'Ada Holm', 'P<UTO', `${'<'.repeat(44)}\n${'<'.repeat(44)}`])('no zone: %s', async text => {
  expect(await readMachineZone(text, today)).toBeUndefined()
})
