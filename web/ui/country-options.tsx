import { firstPhoneCountries } from '#domain/people/phone-number'

export interface Country {
  code: string
  name: string
  /** Dialling code: "+44". */
  dials: string
}

interface CountryOptionsProps {
  countries: readonly Country[]
  shown: (country: Country) => string
}

/** Options for countries: the most frequent ones first, then all by name. */
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
