import { type Country, CountryOptions } from '#web/ui/country-options'
import { Select } from '#web/ui/field'

interface CountryFieldProps {
  countries: readonly Country[]
  label: string
  error: string | undefined
}

export const CountryField = ({ countries, label, error }: CountryFieldProps) => (
  <Select name="country" label={label} error={error} autoComplete="country" defaultValue="" required>
    <option value="" />
    <CountryOptions countries={countries} shown={({ name }) => name} />
  </Select>
)
