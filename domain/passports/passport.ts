import { type Day, dayOf, parseDay, partsOf } from '#domain/calendar/day'
import { validateName } from '#domain/people/person'

/** Days after departure until all details are erased (PD-35). */
export const passportRetentionDays = 30

/**
 * The fields of a guest's passport details (SPEC B7), as texts; an empty text is unknown. Days are `YYYY-MM-DD`.
 * Countries are ISO 3166 codes; a text that is no code waits for clarification. Provinces are the two letters of the
 * police register, communes its nine digits.
 */
export const passportFields = [
  'givenNames',
  'surname',
  'sex',
  'birthDate',
  'birthCountry',
  'birthProvince',
  'birthCommune',
  'birthPlace',
  'nationality',
  'documentType',
  'documentNumber',
  'issueCountry',
  'issueProvince',
  'issueCommune',
  'issuePlace',
  'issuedOn',
  'expiresOn',
] as const
export type PassportField = (typeof passportFields)[number]

export type PassportDetails = Record<PassportField, string>

export const emptyPassport: PassportDetails = Object.fromEntries(
  passportFields.map(field => [field, '']),
) as PassportDetails

export const sexes = ['f', 'm', 'x'] as const
export const documentTypes = ['passport', 'identity-card', 'electronic-identity-card', 'driving-licence'] as const

/** Faults of a field: `unclear` is a country that is no code, `expired` a document that ends too early. */
export const passportFaultCodes = ['missing', 'invalid', 'future', 'expired', 'unclear', 'name', 'too-long'] as const
export type PassportFault = (typeof passportFaultCodes)[number]

export type PassportFaults = Partial<Record<PassportField | 'guardian', PassportFault>>

/** The age of majority, on the day of arrival. */
const adultAge = 18

/** The age in whole years on a day; people born on 29 February turn a year older on 1 March. */
export function ageOn(birthDate: Day, day: Day): number {
  const [born, now] = [partsOf(birthDate), partsOf(day)]
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day)
  return now.year - born.year - (hadBirthday ? 0 : 1)
}

/** Whether a guest is under 18 on arrival; false while the birth date is unknown. */
export function isMinor({ birthDate }: Pick<PassportDetails, 'birthDate'>, arrival: Day): boolean {
  const born = parseDay(birthDate)
  return born !== undefined && ageOn(born, arrival) < adultAge
}

/** Whether a guest is known to be 18 or older on arrival, and so can be named as the adult of a minor. */
export function isAdult({ birthDate }: Pick<PassportDetails, 'birthDate'>, arrival: Day): boolean {
  const born = parseDay(birthDate)
  return born !== undefined && ageOn(born, arrival) >= adultAge
}

const isCountry = (text: string) => /^[A-Z]{2}$/.test(text)
const oneOf = (values: readonly string[], text: string): PassportFault | undefined =>
  text === '' ? 'missing' : values.includes(text) ? undefined : 'invalid'
const countryFault = (text: string): PassportFault | undefined =>
  text === '' ? 'missing' : isCountry(text) ? undefined : 'unclear'

function personNameFault(text: string): PassportFault | undefined {
  const fault = validateName(text)
  return fault === undefined || fault === 'missing' || fault === 'too-long' ? fault : 'name'
}

function pastDayFault(text: string, today: Day): PassportFault | undefined {
  if (text === '') return 'missing'
  const day = parseDay(text)
  return day !== text ? 'invalid' : day > today ? 'future' : undefined
}

/** Letters and digits, as documents print them; spaces and hyphens between them are tolerated. */
export const documentNumberPattern: RegExp = /^[A-Za-z0-9](?:[ /-]?[A-Za-z0-9]){2,19}$/

/** The faults of an Italian place: a province and a commune of the register. */
const italianPlaceFaults = (province: string, commune: string) => ({
  province: province === '' ? 'missing' : /^[A-Z]{2}$/.test(province) ? undefined : 'invalid',
  commune: commune === '' ? 'missing' : /^\d{9}$/.test(commune) ? undefined : 'invalid',
})

function documentFaults(details: PassportDetails, { departure, today }: Journey): PassportFaults {
  const { documentType, documentNumber, issueCountry, issueProvince, issueCommune, issuedOn, expiresOn } = details
  const issued = italianPlaceFaults(issueProvince, issueCommune)
  const isItalian = issueCountry === 'IT'
  const expiry = parseDay(expiresOn)
  return known({
    documentType: oneOf(documentTypes, documentType),
    documentNumber:
      documentNumber === '' ? 'missing' : documentNumberPattern.test(documentNumber) ? undefined : 'invalid',
    issueCountry: countryFault(issueCountry),
    issueProvince: isItalian ? issued.province : undefined,
    issueCommune: isItalian ? issued.commune : undefined,
    // Only some documents print it.
    issuedOn: issuedOn === '' ? undefined : pastDayFault(issuedOn, today),
    expiresOn:
      expiresOn === '' ? 'missing' : expiry !== expiresOn ? 'invalid' : expiry < departure ? 'expired' : undefined,
  })
}

const known = (faults: Record<string, PassportFault | string | undefined>): PassportFaults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))

/** The days against which details are checked: those of the stay, and today at the villa. */
export interface Journey {
  arrival: Day
  departure: Day
  today: Day
}

const documentFields = passportFields.slice(passportFields.indexOf('documentType'))

/**
 * Lists the faults by field; none for a guest who is ready to travel. The register asks minors for no
 * document, so theirs is optional (PD-107), but they need an adult of the same booking: `hasGuardian`.
 */
export function passportFaults(details: PassportDetails, journey: Journey, hasGuardian: boolean): PassportFaults {
  const { birthDate, birthCountry, birthProvince, birthCommune } = details
  const minor = isMinor(details, journey.arrival)
  const born = italianPlaceFaults(birthProvince, birthCommune)
  const isItalian = birthCountry === 'IT'
  const needsDocument = !minor || documentFields.some(field => details[field] !== '')
  return {
    ...known({
      givenNames: personNameFault(details.givenNames),
      surname: personNameFault(details.surname),
      sex: oneOf(sexes, details.sex),
      birthDate: pastDayFault(birthDate, journey.today),
      birthCountry: countryFault(birthCountry),
      birthProvince: isItalian ? born.province : undefined,
      birthCommune: isItalian ? born.commune : undefined,
      nationality: countryFault(details.nationality),
    }),
    ...(needsDocument ? documentFaults(details, journey) : {}),
    ...(minor && !hasGuardian ? { guardian: 'missing' as const } : {}),
  }
}

export const readinessStates = ['empty', 'incomplete', 'ready'] as const
export type Readiness = (typeof readinessStates)[number]

/** How far a guest's details are: names alone, which the site fills in itself, count as empty. */
export function readinessOf(details: PassportDetails, faults: PassportFaults): Readiness {
  if (Object.keys(faults).length === 0) return 'ready'
  const typed = passportFields.filter(field => field !== 'givenNames' && field !== 'surname')
  return typed.every(field => details[field] === '') ? 'empty' : 'incomplete'
}

/** The day on which a document's holder turns 18, for a hint beside the birth date. */
export function adultFrom(birthDate: Day): Day {
  const { year, month, day } = partsOf(birthDate)
  return month === 2 && day === 29 ? dayOf(year + adultAge, 3, 1) : dayOf(year + adultAge, month, day)
}
