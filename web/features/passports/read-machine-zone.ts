import type { Details } from 'mrz'
import { dayOf, parseDay } from '#domain/calendar/day'
import type { PassportDetails } from '#domain/passports/passport'

/** Widths of the lines of identity cards, visas and passports, by the number of characters of the whole zone. */
const lineWidths: Readonly<Record<number, number>> = { 88: 44, 72: 36, 90: 30 }

/** The lines of a zone as typed or pasted: spaces are dropped, and a zone without line breaks is split. */
function linesOf(text: string): string[] {
  const lines = text
    .toUpperCase()
    .replaceAll('«', '<<')
    .split(/\r?\n/)
    .map(line => line.replace(/\s/g, ''))
    .filter(Boolean)
  const whole = lines.join('')
  const width = lineWidths[whole.length]
  return width === undefined ? lines : (whole.match(new RegExp(`.{${width}}`, 'g')) ?? lines)
}

/** A day of a zone, whose years have two digits: births are past, expiries are of this century. */
function dayOfZone(text: string, today: string, kind: 'birth' | 'expiry'): string {
  const [year, month, day] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)].map(Number)
  if (year === undefined || !month || !day) return ''
  const recent = parseDay(dayOf(2000 + year, month, day))
  if (recent && (kind === 'expiry' || recent <= today)) return recent
  return (kind === 'birth' && parseDay(dayOf(1900 + year, month, day))) || ''
}

const named = (text: string) => text.toLowerCase().replace(/(^|[ '-])\p{L}/gu, letter => letter.toUpperCase())

const sexOf: Readonly<Record<string, string>> = { female: 'f', male: 'm', nonspecified: 'x' }

/**
 * Reads the machine-readable zone of a document on this device; nothing is sent anywhere. Fields whose check digit is
 * wrong are left out. Undefined if the lines are no such zone, or if a check digit of the whole is wrong and no field
 * can be trusted.
 */
export async function readMachineZone(text: string, today: string): Promise<Partial<PassportDetails> | undefined> {
  const { parse } = await import('mrz')
  let details: Details[]
  let format: string
  try {
    const result = parse(linesOf(text))
    details = result.details
    format = result.format
  } catch {
    return undefined
  }
  const valid = new Map(details.flatMap(({ field, value, valid }) => (field && valid && value ? [[field, value]] : [])))
  const isChecked = (field: 'documentNumber' | 'birthDate' | 'expirationDate') => valid.has(`${field}CheckDigit`)
  const find = (field: Details['field']) => (field && valid.get(field)) || ''
  const read: Partial<PassportDetails> = {
    givenNames: named(find('firstName')),
    surname: named(find('lastName')),
    sex: sexOf[find('sex')] ?? '',
    nationality: find('nationality'),
    issueCountry: find('issuingState'),
    documentNumber: isChecked('documentNumber') ? find('documentNumber') : '',
    birthDate: isChecked('birthDate') ? dayOfZone(find('birthDate'), today, 'birth') : '',
    expiresOn: isChecked('expirationDate') ? dayOfZone(find('expirationDate'), today, 'expiry') : '',
    documentType: format === 'TD3' ? 'passport' : 'identity-card',
  }
  if (!read.documentNumber && !read.birthDate) return undefined
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== ''))
}
