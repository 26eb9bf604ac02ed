import { TextArea } from '#admin/permissions/fields'
import type { OfficeVillaRecord } from '#contract/staff/office-villas'
import type { WrittenText } from '#domain/catalogue/villa-record'
import { mostLineLength, mostLines } from '#domain/catalogue/villa-record'
import { languages } from '#domain/text/language'
import { useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import { linesOf } from './fields'
import { SectionForm } from './section-form'
import styles from './villas.module.css'

interface SectionProps {
  record: OfficeVillaRecord
  onSaved: (saved: OfficeVillaRecord) => void
}

interface LanguageFieldsProps {
  /** The name of the field, and its label. */
  name: 'tagline' | 'story' | 'location' | 'included' | 'extras' | 'houseRules'
  label: string
  hint: string
  rows: number
  maxLength: number
  text: WrittenText
  /** The error of the text in all languages. */
  error?: string | undefined
  fieldError: (name: string) => string | undefined
}

/** A text in three languages side by side. */
function LanguageFields({ name, label, hint, rows, maxLength, text, error, fieldError }: LanguageFieldsProps) {
  const t = useT()
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.three}>
        {languages.map(language => (
          <TextArea
            key={language}
            name={`${name}.${language}`}
            lang={language}
            spellCheck
            rows={rows}
            maxLength={maxLength}
            label={
              <>
                {t(`admin_language_${language}`)}
                {!text[language]?.trim() && <span className={styles.absent}> {t('admin_villa_language_missing')}</span>}
              </>
            }
            defaultValue={text[language] ?? ''}
            error={fieldError(`${name}.${language}`)}
          />
        ))}
      </div>
      <FormError>{error}</FormError>
    </fieldset>
  )
}

const readTexts = ({ tagline, story, location }: Record<string, unknown>) => ({ tagline, story, location })

const textFields = [
  { name: 'tagline', rows: 5, maxLength: 160 },
  { name: 'story', rows: 14, maxLength: 20_000 },
  { name: 'location', rows: 8, maxLength: 10_000 },
] as const

/** Tagline, description and surroundings of a villa in three languages side by side. */
export function TextsSection({ record, onSaved }: SectionProps) {
  const t = useT()
  return (
    <SectionForm record={record} section="texts" read={readTexts} onSaved={onSaved}>
      {({ values, fieldError }) =>
        textFields.map(({ name, ...size }) => (
          <LanguageFields
            key={name}
            name={name}
            {...size}
            label={t(`admin_villa_${name}`)}
            hint={t(`admin_villa_${name}_hint`)}
            text={values[name]}
            fieldError={fieldError}
          />
        ))
      }
    </SectionForm>
  )
}

const readServices = ({ included, extras, houseRules }: Record<string, unknown>) => ({
  included: linesOf(included),
  extras: linesOf(extras),
  houseRules: linesOf(houseRules),
})

/** Lines of texts as one text a language, a line each. */
const asText = (lines: readonly WrittenText[]): WrittenText =>
  Object.fromEntries(
    languages.map(language => [
      language,
      lines
        .map(line => line[language] ?? '')
        .join('\n')
        .trimEnd(),
    ]),
  )

const lineFields = [
  { name: 'included', label: 'admin_villa_included' },
  { name: 'extras', label: 'admin_villa_extras' },
  { name: 'houseRules', label: 'admin_villa_house_rules' },
] as const

/** Services in the price, extras and house rules of a villa, a line each, in three languages side by side. */
export function ServicesSection({ record, onSaved }: SectionProps) {
  const t = useT()
  /** The first wrong line of a text: the errors are those of lines, as `included.3.fr`. */
  const lineError = (field: string, fieldError: LanguageFieldsProps['fieldError']) => {
    const [name, language] = field.split('.')
    for (let line = 0; line < mostLines; line++) {
      if (fieldError(`${name}.${line}.${language}`))
        return t('admin_villa_line_long', { number: line + 1, count: mostLineLength })
    }
    return undefined
  }
  return (
    <SectionForm record={record} section="services" read={readServices} onSaved={onSaved}>
      {({ values, fieldError }) =>
        lineFields.map(({ name, label }) => (
          <LanguageFields
            key={name}
            name={name}
            rows={6}
            maxLength={20_000}
            label={t(label)}
            hint={t('admin_villa_lines_hint')}
            text={asText(values[name])}
            error={fieldError(name) && t('admin_villa_lines_most', { count: mostLines })}
            fieldError={field => lineError(field, fieldError)}
          />
        ))
      }
    </SectionForm>
  )
}
