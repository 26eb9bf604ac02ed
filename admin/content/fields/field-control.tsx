import type { ComponentProps } from 'react'
import own from '#admin/content/content.module.css'
import { errorText, fieldLabel, optionLabel } from '#admin/content/content-texts'
import { Checkbox, Input, Select, TextArea } from '#admin/permissions/fields'
import { weekdayNames } from '#domain/calendar/formats'
import { type ContentField, labelOf } from '#domain/editorial/content-kinds'
import { useLanguage, useT } from '#web/messages'
import { FieldRow } from '#web/ui/form-parts'
import { ClimateField } from './climate-field'
import { FilterField } from './filter-field'
import { HtmlField } from './html-field'
import { PictureField } from './picture-field'
import { PicturesField } from './pictures-field'
import { RecordField } from './record-field'
import { useTypedNumber } from './use-typed-number'

interface FieldControlProps {
  field: ContentField
  /** The label, where it is not the name of the field. */
  label?: string
  value: unknown
  /** Names of referred records, by `page 12`. */
  names: Readonly<Record<string, string>>
  /** The code of a validation error. */
  error?: string | undefined
  isRequired?: boolean
  /** The code depends on its value. */
  isFixed?: boolean
  onChange: (value: unknown) => void
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

interface NumberControlProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  value: unknown
  isCents?: boolean | undefined
  onChange: (value: unknown) => void
}

function NumberControl({ value, isCents, onChange, ...field }: NumberControlProps) {
  const typed = useTypedNumber(value, onChange, isCents)
  return (
    <Input
      {...field}
      inputMode="decimal"
      value={typed.text}
      autoComplete="off"
      onChange={event => typed.type(event.target.value)}
    />
  )
}

/** The control of a field, by its type. */
export function FieldControl(props: FieldControlProps) {
  const { field, value, names, isFixed, onChange } = props
  const t = useT()
  const language = useLanguage()
  const label = props.label ?? fieldLabel(t, labelOf(field))
  const error = errorText(t, props.error)
  const text = textOf(value)
  const common = {
    label,
    error,
    ...((props.isRequired ?? field.required) && { required: true }),
    ...(isFixed && { readOnly: true, hint: t('content_fixed') }),
  }
  switch (field.type) {
    case 'line':
    case 'text': {
      const [least, most] = field.aim ?? [0, 0]
      const hint = field.aim && t('content_length', { count: text.length, least, most })
      const of = { ...common, value: text, hint, maxLength: field.max, autoComplete: 'off' as const }
      return field.type === 'line' ? (
        <Input {...of} onChange={event => onChange(event.target.value)} />
      ) : (
        <TextArea {...of} rows={4} onChange={event => onChange(event.target.value)} />
      )
    }
    case 'html':
      return <HtmlField label={label} value={text} max={field.max} error={error} onChange={onChange} />
    case 'path':
    case 'address':
      return (
        <Input
          {...common}
          value={text}
          autoComplete="off"
          spellCheck={false}
          hint={isFixed ? t('content_fixed') : t(field.type === 'path' ? 'content_path_hint' : 'content_address_hint')}
          onChange={event => onChange(event.target.value.trim())}
        />
      )
    case 'key':
      return (
        <Input
          {...common}
          value={text}
          autoComplete="off"
          spellCheck={false}
          hint={t(isFixed ? 'content_fixed' : 'content_key_hint')}
          maxLength={60}
          onChange={event => onChange(event.target.value.trim())}
        />
      )
    case 'climate':
      return <ClimateField label={label} value={value} error={error} onChange={onChange} />
    case 'pictures':
      return (
        <PicturesField
          label={label}
          value={Array.isArray(value) ? value.filter(id => typeof id === 'number') : []}
          error={error}
          onChange={onChange}
        />
      )
    case 'day':
      return <Input {...common} type="date" value={text} onChange={event => onChange(event.target.value || null)} />
    case 'moment':
      return (
        <Input
          {...common}
          type="datetime-local"
          hint={t('content_utc')}
          value={text.slice(0, 16)}
          onChange={event => onChange(event.target.value ? `${event.target.value}:00.000Z` : null)}
        />
      )
    case 'number':
      return <NumberControl {...common} value={value} isCents={field.isCents} onChange={onChange} />
    case 'tick':
      return (
        <div>
          <Checkbox choice={value === true ? 'all' : 'none'} onChange={event => onChange(event.target.checked)}>
            {label}
          </Checkbox>
          {error && <p className={own.error}>{error}</p>}
        </div>
      )
    case 'choice': {
      const known = field.options.includes(value as string | number)
      const { readOnly: _, ...rest } = { readOnly: undefined, ...common }
      return (
        <Select
          {...rest}
          disabled={isFixed}
          value={text}
          onChange={event =>
            onChange(
              field.options.find(option => String(option) === event.target.value) ?? (event.target.value || null),
            )
          }
        >
          {!field.required && <option value="">{t('content_no_choice')}</option>}
          {!known && text !== '' && <option value={text}>{t('content_other_choice', { value: text })}</option>}
          {field.options.map(option => (
            <option key={option} value={option}>
              {optionLabel(t, labelOf(field), option)}
            </option>
          ))}
        </Select>
      )
    }
    case 'choices': {
      const chosen = Array.isArray(value) ? value : []
      return (
        <fieldset className={own.choices}>
          <legend>{label}</legend>
          {field.options.map(option => (
            <Checkbox
              key={option}
              choice={chosen.includes(option) ? 'all' : 'none'}
              onChange={event =>
                onChange(field.options.filter(one => (one === option ? event.target.checked : chosen.includes(one))))
              }
            >
              {field.name === 'weekdays'
                ? weekdayNames([option as 1], language)
                : t(`admin_language_${option as 'en' | 'fr' | 'de'}`)}
            </Checkbox>
          ))}
          {error && <p className={own.error}>{error}</p>}
        </fieldset>
      )
    }
    case 'words':
      return <WordsField {...common} words={Array.isArray(value) ? value.map(String) : []} onChange={onChange} />
    case 'picture':
      return (
        <PictureField
          label={label}
          value={typeof value === 'number' ? value : null}
          error={error}
          onChange={onChange}
        />
      )
    case 'record':
    case 'records':
      return (
        <RecordField
          field={field}
          label={label}
          value={value}
          names={names}
          error={error}
          isFixed={isFixed}
          onChange={onChange}
        />
      )
    case 'period': {
      const period = (typeof value === 'object' && value !== null ? value : {}) as { from?: string; to?: string }
      return (
        <div className={own.period}>
          <FieldRow>
            <Input
              {...common}
              type="date"
              label={t('content_from', { label })}
              value={period.from ?? ''}
              onChange={event => onChange({ ...period, from: event.target.value })}
            />
            <Input
              type="date"
              required={field.required}
              label={t('content_until', { label })}
              value={period.to ?? ''}
              onChange={event => onChange({ ...period, to: event.target.value })}
            />
          </FieldRow>
        </div>
      )
    }
    case 'filter':
      return <FilterField label={label} value={value} names={names} error={error} onChange={onChange} />
    case 'rows':
      return null
  }
}

interface WordsFieldProps {
  label: string
  error: string | undefined
  words: readonly string[]
  onChange: (words: string[]) => void
}

/** Short words by commas. */
function WordsField({ label, error, words, onChange }: WordsFieldProps) {
  const t = useT()
  return (
    <Input
      key={words.length === 0 ? 'empty' : 'words'}
      label={label}
      error={error}
      hint={t('content_words_hint')}
      autoComplete="off"
      defaultValue={words.join(', ')}
      onBlur={event =>
        onChange(
          event.target.value
            .split(',')
            .map(word => word.trim())
            .filter(word => word !== ''),
        )
      }
    />
  )
}
