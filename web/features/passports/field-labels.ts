import type { PassportField } from '#domain/passports/passport'
import type { MessageKey } from '#web/messages'

export type NamedField = PassportField | 'guardianId'

/** The labels of the fields, wherever they are named. */
export const fieldLabels: Readonly<Record<NamedField, MessageKey>> = {
  givenNames: 'passport_given_names',
  surname: 'passport_surname',
  sex: 'passport_sex',
  birthDate: 'passport_birth_date',
  birthCountry: 'passport_birth_country',
  birthProvince: 'passport_province',
  birthCommune: 'passport_commune',
  birthPlace: 'passport_birth_place',
  nationality: 'passport_nationality',
  documentType: 'passport_document_type',
  documentNumber: 'passport_document_number',
  issueCountry: 'passport_issue_country',
  issueProvince: 'passport_province',
  issueCommune: 'passport_commune',
  issuePlace: 'passport_issue_place',
  issuedOn: 'passport_issued_on',
  expiresOn: 'passport_expires_on',
  guardianId: 'passport_guardian',
}

/** The fields that are missing in `faults`, in the order of the form. */
export const missingFields = (faults: Readonly<Record<string, string>>): NamedField[] =>
  (Object.keys(fieldLabels) as NamedField[]).filter(
    field => faults[field === 'guardianId' ? 'guardian' : field] === 'missing',
  )
