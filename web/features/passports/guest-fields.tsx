import type { PassportGuest } from '#contract/booking/passports'
import { documentTypes, type PassportFault, type PassportField, sexes } from '#domain/passports/passport'
import { type MessageKey, useT } from '#web/messages'
import { Input, Select } from '#web/ui/field'
import { FieldRow } from '#web/ui/form-parts'
import { CountryField } from './country-field'
import { ItalianPlace } from './italian-place'
import styles from './passports.module.css'
import type { GuestAutosave } from './use-guest-autosave'

const faultMessages: Readonly<Record<Exclude<PassportFault, 'missing'>, MessageKey>> = {
  invalid: 'passport_fault_invalid',
  future: 'passport_fault_future',
  expired: 'passport_fault_expired',
  unclear: 'passport_fault_unclear',
  name: 'validation_name',
  'too-long': 'validation_too-long',
}

interface GuestFieldsProps {
  guest: PassportGuest
  autosave: GuestAutosave
  /** Guests who can be named as the adult of a minor. */
  adults: readonly PassportGuest[]
  nameOf: (guest: PassportGuest) => string
}

/** The fields of a guest: person, birth, document. */
export function GuestFields({ guest, autosave: { values, change }, adults, nameOf }: GuestFieldsProps) {
  const t = useT()
  /** Errors of fields with content; what is missing is listed below the form. */
  const errorOf = (field: PassportField) => {
    const fault = guest.faults[field]
    return fault && fault !== 'missing' && values[field] === guest.details[field] ? t(faultMessages[fault]) : undefined
  }
  const text = (field: PassportField, label: MessageKey, maxLength = 50) => ({
    label: t(label),
    error: errorOf(field),
    value: values[field],
    maxLength,
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  })
  const choice = (field: PassportField, label: MessageKey) => {
    const { maxLength: _, ...rest } = text(field, label)
    return rest
  }
  const country = (field: PassportField, label: MessageKey) => ({
    label: t(label),
    error: errorOf(field),
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
  })
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('passport_person')}</legend>
        <FieldRow>
          <Input {...text('givenNames', 'passport_given_names')} hint={t('passport_names_hint')} autoComplete="off" />
          <Input {...text('surname', 'passport_surname')} autoComplete="off" />
        </FieldRow>
        <FieldRow>
          <Select {...choice('sex', 'passport_sex')}>
            <option value="" />
            {sexes.map(sex => (
              <option key={sex} value={sex}>
                {t(`passport_sex_${sex}`)}
              </option>
            ))}
          </Select>
          <CountryField {...country('nationality', 'passport_nationality')} />
        </FieldRow>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('passport_birth')}</legend>
        <FieldRow>
          <Input {...text('birthDate', 'passport_birth_date')} type="date" max="2200-12-31" autoComplete="off" />
          <CountryField {...country('birthCountry', 'passport_birth_country')} />
        </FieldRow>
        <FieldRow>
          {values.birthCountry === 'IT' ? (
            <ItalianPlace
              province={values.birthProvince}
              commune={values.birthCommune}
              day={values.birthDate}
              errors={{ province: errorOf('birthProvince'), commune: errorOf('birthCommune') }}
              onChange={place => change({ birthProvince: place.province, birthCommune: place.commune })}
            />
          ) : (
            <Input {...text('birthPlace', 'passport_birth_place')} hint={t('passport_optional')} autoComplete="off" />
          )}
        </FieldRow>
        {(guest.isMinor || values.guardianId) && (
          <Select
            label={t('passport_guardian')}
            hint={adults.length > 0 ? t('passport_guardian_hint') : t('passport_guardian_none')}
            value={values.guardianId}
            onChange={event => change({ guardianId: event.target.value })}
          >
            <option value="" />
            {values.guardianId && !adults.some(({ id }) => id === values.guardianId) && (
              <option value={values.guardianId}>{t('passport_guardian_other')}</option>
            )}
            {adults.map(adult => (
              <option key={adult.id} value={adult.id}>
                {nameOf(adult)}
              </option>
            ))}
          </Select>
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('passport_document')}</legend>
        {guest.isMinor && <p className={styles.muted}>{t('passport_document_of_minor')}</p>}
        <FieldRow>
          <Select {...choice('documentType', 'passport_document_type')}>
            <option value="" />
            {documentTypes.map(type => (
              <option key={type} value={type}>
                {t(`passport_type_${type}`)}
              </option>
            ))}
          </Select>
          <Input
            {...text('documentNumber', 'passport_document_number', 30)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </FieldRow>
        <FieldRow>
          <CountryField {...country('issueCountry', 'passport_issue_country')} />
          {values.issueCountry !== 'IT' && (
            <Input {...text('issuePlace', 'passport_issue_place')} hint={t('passport_optional')} autoComplete="off" />
          )}
        </FieldRow>
        {values.issueCountry === 'IT' && (
          <FieldRow>
            <ItalianPlace
              province={values.issueProvince}
              commune={values.issueCommune}
              // Documents are valid for ten years at most: long former communes issue none.
              day={values.issuedOn || '2015-01-01'}
              errors={{ province: errorOf('issueProvince'), commune: errorOf('issueCommune') }}
              onChange={place => change({ issueProvince: place.province, issueCommune: place.commune })}
            />
          </FieldRow>
        )}
        <FieldRow>
          <Input {...text('issuedOn', 'passport_issued_on')} type="date" hint={t('passport_optional')} />
          <Input {...text('expiresOn', 'passport_expires_on')} type="date" />
        </FieldRow>
      </fieldset>
    </>
  )
}
