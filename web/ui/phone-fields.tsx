import { useLanguage } from '#web/messages'
import { type Country, CountryOptions } from './country-options'
import { Input, Select } from './field'
import styles from './phone-fields.module.css'

/** The most frequent country of callers, by language. */
const defaultCountryOf: Record<string, string> = { en: 'GB', fr: 'FR', de: 'DE' }

interface PhoneFieldsProps {
  countries: readonly Country[]
  labels: { country: string; number: string }
  /** Validation error of a field. */
  fault: (name: string) => string | undefined
}

/** A phone number: its country, and the national number. */
export function PhoneFields({ countries, labels, fault }: PhoneFieldsProps) {
  const language = useLanguage()
  return (
    <div className={styles.phone}>
      <Select
        name="phoneCountry"
        label={labels.country}
        error={fault('phoneCountry')}
        autoComplete="tel-country-code"
        defaultValue={defaultCountryOf[language]}
      >
        <CountryOptions countries={countries} shown={({ name, dials }) => `${name} ${dials}`} />
      </Select>
      <Input
        // `tel` is not for numbers without country code; the keypad is that of a phone all the same.
        type="text"
        inputMode="tel"
        name="phone"
        label={labels.number}
        error={fault('phone')}
        autoComplete="tel-national"
        required
      />
    </div>
  )
}
