import own from '#admin/content/content.module.css'
import { fieldLabel } from '#admin/content/content-texts'
import { type ContentField, labelOf } from '#domain/editorial/content-kinds'
import type { Language } from '#domain/text/language'
import { useT } from '#web/messages'
import { FieldControl } from './field-control'

const languages = ['en', 'fr', 'de'] as const

interface LocalizedFieldProps {
  field: ContentField
  names: Readonly<Record<string, string>>
  valueIn: (language: Language) => unknown
  errorIn: (language: Language) => string | undefined
  onChange: (language: Language, value: unknown) => void
}

/** One text in its languages, on one line. */
export function LocalizedField({ field, names, valueIn, errorIn, onChange }: LocalizedFieldProps) {
  const t = useT()
  const label = fieldLabel(t, labelOf(field))
  return (
    <fieldset className={own.triple} aria-label={label}>
      {languages.map(language => (
        <div key={language} data-of={language} lang={language}>
          <FieldControl
            field={field}
            label={`${label} (${language.toUpperCase()})`}
            value={valueIn(language)}
            names={names}
            error={errorIn(language)}
            isRequired={field.required === true && language === 'en'}
            onChange={value => onChange(language, value)}
          />
        </div>
      ))}
    </fieldset>
  )
}
