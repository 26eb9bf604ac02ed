import { useLanguage } from '#web/messages'
import { type Country, CountryOptions } from './country-options'
import { Input, Select } from './field'
import styles from './phone-fields.module.css'

/** The country from which most who read a language ring. */
const dialsFrom: Record<string, string> = { en: 'GB', fr: 'FR', de: 'DE' }

interface PhoneFieldsProps {
  countries: readonly Country[]
  labels: { country: string; number: string }
  /** What is wrong with the field of a name. */
  fault: (name: string) => string | undefined
}

/** A telephone number: the country that it is dialled in, and the number as it is dialled there. */
export function PhoneFields({ countries, labels, fault }: PhoneFieldsProps) {
  const language = useLanguage()
  return (
    <div className={styles.phone}>
      <Select
        name="phoneCountry"
        label={labels.country}
        error={fault('phoneCountry')}
        autoComplete="tel-country-code"
        defaultValue={dialsFrom[language]}
      >
        <CountryOptions countries={countries} shown={({ name, dials }) => `${name} ${dials}`} />
      </Select>
      <Input
        // A number without its country is no "tel" to the standard; the keys are those of a telephone all the same.
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
