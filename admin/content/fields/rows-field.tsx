import own from '#admin/content/content.module.css'
import { fieldLabel, optionLabel } from '#admin/content/content-texts'
import type { ContentDraft } from '#admin/content/use-content-draft'
import { ChangeButton, useMayChange } from '#admin/permissions/may-change'
import styles from '#admin/ui/admin.module.css'
import type { OfficeContentDetails } from '#contract/staff/office-content'
import type { ContentField } from '#domain/editorial/content-kinds'
import { type ContentRow, rowsOf, rowTexts } from '#domain/editorial/content-state'
import type { Language } from '#domain/text/language'
import { createIdempotencyKey } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { FieldControl } from './field-control'
import { LocalizedField } from './localized-field'
import { OrderList } from './order-list'

interface RowsFieldProps {
  field: ContentField & { type: 'rows' }
  details: OfficeContentDetails
  draft: ContentDraft
}

/** Fields of a module that depend on its type; others belong to every type. */
const onlyFor: Readonly<Record<string, string>> = {
  html: 'Html',
  slideshowId: 'SlideShow',
  pageIds: 'CuratedPageList',
}

const textOf = (html: unknown) => (typeof html === 'string' ? html.replace(/<[^>]*>/g, ' ').trim() : '')

/** Rows of a record, such as its modules: in their order first, then each with its fields and its texts. */
export function RowsField({ field, details, draft }: RowsFieldProps) {
  const t = useT()
  const mayChange = useMayChange()
  const { name, fields } = field
  const rows = rowsOf(draft.values.shared, name)
  const kindField = fields.find(own => own.type === 'choice')
  const isTranslated = fields.some(({ localized }) => localized)
  const setRows = (next: ContentRow[]) => draft.change('shared', name, next)
  const setText = (language: Language, key: string, own: string, value: unknown) => {
    const known = (draft.values[language][name] ?? {}) as Record<string, object>
    draft.change(language, name, { ...known, [key]: { ...known[key], [own]: value } })
  }
  const add = () => {
    const start = Object.fromEntries(
      fields
        .filter(({ localized }) => !localized)
        .map(own => [own.name, own.type === 'choice' ? own.options[0] : null]),
    )
    setRows([...rows, { key: createIdempotencyKey(), ...start }])
  }
  const titleOf = (row: ContentRow, index: number) => {
    const texts = rowTexts(draft.values.en, name, row.key)
    const words = textOf(texts.heading) || textOf(texts.label) || textOf(texts.html)
    const kind = kindField && optionLabel(t, kindField.name, String(row[kindField.name]))
    return [`${index + 1}.`, kind, words.slice(0, 60)].filter(Boolean).join(' ')
  }
  if (rows.length === 0 && details.kind === 'page' && details.isFixed && name === 'parts') return null
  return (
    <fieldset className={own.rows}>
      <legend>{fieldLabel(t, name)}</legend>
      {isTranslated && mayChange && rows.length > 1 && (
        <OrderList
          label={t('content_order', { label: fieldLabel(t, name) })}
          items={rows.map((row, i) => ({ key: row.key, name: titleOf(row, i) }))}
          onOrder={keys => setRows(keys.flatMap(key => rows.find(row => row.key === key) ?? []))}
        />
      )}
      {rows.map((row, index) => (
        <fieldset key={row.key} className={own.rowItem}>
          <legend>{titleOf(row, index)}</legend>
          <div className={isTranslated ? own.shared : own.numbers}>
            {fields
              .filter(one => !one.localized && fitsRow(one, row))
              .map(one => (
                <FieldControl
                  key={one.name}
                  field={one}
                  value={row[one.name]}
                  names={details.names}
                  error={draft.errors[`shared.${name}.${row.key}.${one.name}`]}
                  onChange={value =>
                    setRows(rows.map(other => (other.key === row.key ? { ...row, [one.name]: value } : other)))
                  }
                />
              ))}
          </div>
          {fields
            .filter(one => one.localized && fitsRow(one, row))
            .map(one => (
              <LocalizedField
                key={one.name}
                field={one}
                names={details.names}
                valueIn={language => rowTexts(draft.values[language], name, row.key)[one.name]}
                errorIn={language => draft.errors[`${language}.${name}.${row.key}.${one.name}`]}
                onChange={(language, value) => setText(language, row.key, one.name, value)}
              />
            ))}
          <div className={styles.actions}>
            <ChangeButton
              variant="quiet"
              aria-label={t('content_remove_of', { name: titleOf(row, index) })}
              onClick={() => setRows(rows.filter(other => other.key !== row.key))}
            >
              {t('content_remove')}
            </ChangeButton>
          </div>
        </fieldset>
      ))}
      {draft.errors[`shared.${name}`] && <p className={own.error}>{t('validation_invalid')}</p>}
      <ChangeButton variant="secondary" onClick={add}>
        {t('content_add_row', { label: fieldLabel(t, name) })}
      </ChangeButton>
    </fieldset>
  )
}

const fitsRow = (field: ContentField, row: ContentRow) =>
  row.type === undefined || onlyFor[field.name] === undefined || onlyFor[field.name] === row.type
