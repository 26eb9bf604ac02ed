import { type InputHTMLAttributes, useState } from 'react'
import { localPath } from '#domain/text/language'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { type MessageKey, useLanguage, useT } from '#web/messages'
import { CountryOptions } from '#web/ui/country-options'
import { Input, Select } from '#web/ui/field'
import { FieldRow } from '#web/ui/form-parts'
import { cardKind, slashedExpiry, spacedNumber } from './card-format'

/** The validation error of a field, by its name. */
type FieldErrorOf = (name: string) => string | undefined

interface Line extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: MessageKey
  hint?: MessageKey
}

// Browsers know the fields by their autocomplete names, and drafts use these to never store them.
const names: readonly Line[] = [
  { name: 'firstName', label: 'booking_card_firstname', autoComplete: 'cc-given-name', required: true },
  { name: 'lastName', label: 'booking_card_lastname', autoComplete: 'cc-family-name', required: true },
]
const addresses: readonly (Line & { name: keyof BillingAddress })[] = [
  { name: 'address', label: 'booking_card_address', autoComplete: 'billing street-address', required: true },
  { name: 'city', label: 'booking_card_city', autoComplete: 'billing address-level2', required: true },
  { name: 'postalCode', label: 'booking_card_postcode', autoComplete: 'billing postal-code' },
]
/** Formats a field while the visitor types at its end, and on blur: the cursor stays where it is. */
const formatted = (format: (text: string) => string): Pick<Line, 'onInput' | 'onBlur'> => ({
  onInput: ({ currentTarget: field }) => {
    if (field.selectionStart === field.value.length) field.value = format(field.value)
  },
  onBlur: ({ currentTarget: field }) => {
    field.value = format(field.value)
  },
})

const digits = { inputMode: 'numeric', required: true } as const
const cardNumber: Line = {
  ...digits,
  name: 'number',
  label: 'booking_card_number',
  autoComplete: 'cc-number',
  maxLength: 30,
}
const cardChecks: readonly Line[] = [
  {
    ...digits,
    name: 'expiry',
    label: 'booking_card_expiry',
    hint: 'booking_card_expiry_hint',
    autoComplete: 'cc-exp',
    maxLength: 9,
    ...formatted(slashedExpiry),
  },
  {
    ...digits,
    name: 'securityCode',
    label: 'booking_card_code',
    hint: 'booking_card_code_hint',
    autoComplete: 'cc-csc',
    maxLength: 4,
  },
]

function CardInput({ line: { label, hint, ...field }, fault }: { line: Line; fault: FieldErrorOf }) {
  const t = useT()
  return <Input {...field} label={t(label)} hint={hint && t(hint)} error={fault(field.name)} />
}

/** Countries by name, as in the enquiry form. */
export function useCountries() {
  const lang = useLanguage()
  return useQuery(`countries ${lang}`, async signal => {
    const page = await api('GET /cms/pages/bypath', { query: { path: localPath('/enquiries', lang) } }, { signal })
    return page.kind === 'page' && page.template === 'enquire' ? page.enquire.countries : []
  })
}

export type Countries = NonNullable<ReturnType<typeof useCountries>['data']>

/** Cardholder names that prefill the form. */
export interface CardholderNameFields {
  firstname: string | null
  lastname: string | null
}

export interface BillingAddress {
  address: string
  city: string
  postalCode: string
  country: string
}

interface HolderFieldsProps {
  payer: CardholderNameFields | undefined
  /** The last billing address; undefined where the provider needs none. */
  billing: Partial<BillingAddress> | undefined
  countries: Countries
  fault: FieldErrorOf
}

/** The cardholder and the billing address. */
export function CardholderFields({ payer, billing, countries, fault }: HolderFieldsProps) {
  const t = useT()
  const known = [payer?.firstname ?? '', payer?.lastname ?? '']
  return (
    <FieldRow>
      {names.map((line, i) => (
        <CardInput key={line.name} line={{ ...line, defaultValue: known[i] }} fault={fault} />
      ))}
      {billing && (
        <>
          {addresses.map(line => (
            <CardInput key={line.name} line={{ ...line, defaultValue: billing[line.name] }} fault={fault} />
          ))}
          <Select
            name="country"
            label={t('booking_card_country')}
            autoComplete="billing country"
            defaultValue={billing.country}
            error={fault('country')}
          >
            <option value="" />
            <CountryOptions countries={countries} shown={({ name }) => name} />
          </Select>
        </>
      )}
    </FieldRow>
  )
}

/** The card fields; their values go to the payment provider only. */
export function CardFields({ fault }: { fault: FieldErrorOf }) {
  const t = useT()
  const [kind, setKind] = useState<string>()
  const { label, hint: _, ...number } = cardNumber
  return (
    <>
      <Input
        {...number}
        {...formatted(spacedNumber)}
        onChange={({ currentTarget }) => setKind(cardKind(currentTarget.value)?.niceType)}
        label={t(label)}
        hint={kind ?? t('booking_card_kinds')}
        error={fault(number.name)}
      />
      <FieldRow>
        {cardChecks.map(line => (
          <CardInput key={line.name} line={line} fault={fault} />
        ))}
      </FieldRow>
    </>
  )
}
