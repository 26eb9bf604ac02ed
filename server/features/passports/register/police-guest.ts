import type { registerObstacles } from '#contract/staff/office-register'
import type { PassportDetails } from '#domain/passports/passport'
import { type PoliceGuest, registerName } from '#domain/passports/police-record'
import { registerCodeOf, registerProvinceOf } from '../places.ts'

type Obstacle = (typeof registerObstacles)[number]

/** Codes of the register's table of documents. */
const documentCodes: Readonly<Record<string, string>> = {
  passport: 'PASOR',
  'identity-card': 'IDENT',
  'electronic-identity-card': 'IDELE',
  'driving-licence': 'PATEN',
}

/** The details of a guest in the codes of the register, or what is in the way. The details are complete. */
export function policeGuestOf(details: PassportDetails): PoliceGuest | Obstacle {
  const { sex, birthDate, birthCountry, birthCommune, nationality, issueCountry, issueCommune } = details
  // The register knows two sexes only: staff ask the guest.
  if (sex !== 'f' && sex !== 'm') return 'sex'
  const [surname, givenNames] = [registerName(details.surname), registerName(details.givenNames)]
  if (!surname || !givenNames) return 'name'
  const [birthState, citizenship] = [registerCodeOf(birthCountry), registerCodeOf(nationality)]
  const placeOfIssue = issueCountry === 'IT' ? issueCommune : registerCodeOf(issueCountry)
  const type = documentCodes[details.documentType]
  if (!birthState || !citizenship || (type && !placeOfIssue)) return 'country'
  return {
    ...{ surname, givenNames, sex, birthDate, birthState, citizenship },
    birthCommune: birthCountry === 'IT' ? birthCommune : '',
    birthProvince: birthCountry === 'IT' ? (registerProvinceOf(birthCommune) ?? details.birthProvince) : '',
    document:
      type && placeOfIssue
        ? { type, number: details.documentNumber.replace(/[^A-Z0-9]/g, ''), placeOfIssue }
        : undefined,
  }
}
