import { expect, test } from 'vitest'
import { findZone } from './find-zone'

const names = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<'
const data = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'
const zone = `${names}\n${data}`

test('a zone is found below other lines of the page', async () => {
  expect(await findZone(`UTOPIA PASSPORT\nERIKSSON\n${zone}\n`)).toBe(zone)
})

test('fillers that were read as letters, or miscounted, are repaired', async () => {
  const asRead = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<K<<KLLLLLLLKLLLLL'
  for (const line of [
    'L898902C36UT07408122F1204159ZE184226B<<<<<10',
    data.replace('<<<<<', '<<<'),
    data.replace('<<<', '<K<'),
  ])
    expect(await findZone(`${asRead}\n${line}`)).toBe(zone)
  expect(await findZone(`P<UTOERIKSSON<<ANNA<MARIAKLLLLLLLLLLLLLLLLLL\n${data}`)).toBe(zone)
})

test('an identity card has three lines, with the names in the last', async () => {
  const card = 'I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<'
  expect(await findZone(card.replace('<<<<<<<<<<<<<<<', '<<<<<K<<<<<<<<'))).toBe(card)
})

test('a wrong check digit is no zone, whatever else is right', async () => {
  expect(await findZone(`${names}\n${data.replace('7408122', '7408123')}`)).toBeUndefined()
  expect(await findZone(`${names}\n${data.slice(0, -1)}1`)).toBeUndefined()
  expect(await findZone(names)).toBeUndefined()
  expect(await findZone('No passport at all')).toBeUndefined()
  expect(await findZone('')).toBeUndefined()
})
