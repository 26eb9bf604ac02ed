import { Input, Select } from '#admin/permissions/fields'
import { ChangeButton } from '#admin/permissions/may-change'
import type { OfficeVillaRecord } from '#contract/staff/office-villas'
import type { WrittenFact } from '#domain/catalogue/villa-record'
import { nearbyKinds, travelModes } from '#domain/geography/nearby'
import { languages } from '#domain/text/language'
import { useLanguage, useT } from '#web/messages'
import { listOf } from './fields'
import { RowButtons } from './row-buttons'
import { SectionForm, sectionBase, sectionDraft } from './section-form'
import { type ListField, useListField } from './use-list-field'
import styles from './villas.module.css'

const readNearby = ({ nearby }: Record<string, unknown>) => ({ nearby: listOf(nearby) })

interface SectionProps {
  record: OfficeVillaRecord
  onSaved: (saved: OfficeVillaRecord) => void
}

/** Places near a villa, with the minutes to reach them. */
export function NearbySection({ record, onSaved }: SectionProps) {
  const t = useT()
  const draft = sectionDraft(record.id, 'nearby')
  const nearby = useListField(draft, 'nearby', sectionBase(record, 'nearby').values.nearby)
  return (
    <SectionForm record={record} section="nearby" read={readNearby} controlled={nearby.text} onSaved={onSaved}>
      {({ fieldError }) => (
        <>
          <input type="hidden" name="nearby" value={nearby.text} />
          {nearby.rows.length === 0 && <p className={styles.hint}>{t('admin_villa_nearby_none')}</p>}
          {nearby.rows.map((fact, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place alone.
            <FactFields key={i} field={nearby} fact={fact} at={i} fieldError={fieldError} />
          ))}
          <p>
            <ChangeButton
              variant="secondary"
              onClick={() => nearby.add({ kind: 'beach', name: { en: '' }, minutes: 5, by: 'foot' })}
            >
              {t('admin_villa_nearby_add')}
            </ChangeButton>
          </p>
        </>
      )}
    </SectionForm>
  )
}

interface FactFieldsProps {
  field: ListField<WrittenFact>
  fact: WrittenFact
  at: number
  fieldError: (name: string) => string | undefined
}

function FactFields({ field, fact, at, fieldError }: FactFieldsProps) {
  const t = useT()
  const language = useLanguage()
  const name = fact.name[language] || fact.name.en || t('admin_villa_nearby_place', { number: at + 1 })
  return (
    <fieldset className={styles.list}>
      <legend>{name}</legend>
      <div className={styles.three}>
        <Select
          label={t('admin_villa_nearby_kind')}
          value={fact.kind}
          onChange={event => field.change(at, { ...fact, kind: event.target.value as WrittenFact['kind'] })}
        >
          {nearbyKinds.map(kind => (
            <option key={kind} value={kind}>
              {t(`admin_villa_nearby_${kind}`)}
            </option>
          ))}
        </Select>
        <Input
          type="number"
          min={1}
          max={1440}
          label={t('admin_villa_nearby_minutes')}
          value={fact.minutes || ''}
          onChange={event => field.change(at, { ...fact, minutes: Number(event.target.value) })}
          error={fieldError(`nearby.${at}.minutes`)}
        />
        <Select
          label={t('admin_villa_nearby_by')}
          value={fact.by}
          onChange={event => field.change(at, { ...fact, by: event.target.value as WrittenFact['by'] })}
        >
          {travelModes.map(mode => (
            <option key={mode} value={mode}>
              {t(`admin_villa_by_${mode}`)}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.three}>
        {languages.map(language => (
          <Input
            key={language}
            lang={language}
            maxLength={200}
            autoComplete="off"
            label={`${t('admin_field_name')} (${t(`admin_language_${language}`)})`}
            value={fact.name[language] ?? ''}
            onChange={event => field.change(at, { ...fact, name: { ...fact.name, [language]: event.target.value } })}
            error={fieldError(`nearby.${at}.name.${language}`)}
          />
        ))}
      </div>
      <RowButtons field={field} at={at} name={name} />
    </fieldset>
  )
}
