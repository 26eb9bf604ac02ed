import { useT } from '#web/messages'
import { CountryOptions } from '#web/ui/country-options'
import { Input, Select } from '#web/ui/field'
import { usePassportCountries } from './use-places'

interface CountryFieldProps {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A country, the most frequent ones first; a text field while the list is missing. */
export function CountryField({ label, value, error, onChange }: CountryFieldProps) {
  const t = useT()
  const { countries, isError } = usePassportCountries()
  if (isError)
    return (
      <Input
        label={label}
        hint={t('passport_country_hint')}
        error={error}
        value={value}
        maxLength={60}
        onChange={event => onChange(event.target.value)}
      />
    )
  const isListed = value === '' || countries?.some(({ code }) => code === value)
  return (
    <Select label={label} error={error} value={value} onChange={event => onChange(event.target.value)}>
      <option value="" />
      {!isListed && <option value={value}>{value}</option>}
      {countries && (
        <CountryOptions countries={countries.map(country => ({ ...country, dials: '' }))} shown={({ name }) => name} />
      )}
    </Select>
  )
}
