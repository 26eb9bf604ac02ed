import { firstPhoneCountries } from '#domain/phone-number'

export interface Country {
  code: string
  name: string
  /** What dials it: "+44". */
  dials: string
}

interface CountryOptionsProps {
  countries: readonly Country[]
  shown: (country: Country) => string
}

/** The countries of a choice: those that most callers come from, then all by name. */
export function CountryOptions({ countries, shown }: CountryOptionsProps) {
  const first = firstPhoneCountries.flatMap(code => countries.find(country => country.code === code) ?? [])
  const option = (country: Country) => (
    <option key={country.code} value={country.code}>
      {shown(country)}
    </option>
  )
  return (
    <>
      {first.map(option)}
      <hr />
      {countries.filter(country => !first.includes(country)).map(option)}
    </>
  )
}
