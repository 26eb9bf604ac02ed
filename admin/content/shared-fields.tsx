import { PositionFields } from '#admin/position/position-fields'
import styles from '#admin/ui/admin.module.css'
import type { OfficeContentDetails } from '#contract/staff/office-content'
import { fieldsOfPart } from '#domain/editorial/content-kinds'
import { useT } from '#web/messages'
import own from './content.module.css'
import { errorText } from './content-texts'
import { FieldControl } from './fields/field-control'
import { RowsField } from './fields/rows-field'
import { useTypedNumber } from './fields/use-typed-number'
import type { ContentDraft } from './use-content-draft'

/** The fields that all languages share: path, picture, references, dates. Rows stand beside their texts. */
export function SharedFields({ details, draft }: { details: OfficeContentDetails; draft: ContentDraft }) {
  const t = useT()
  const { kind, isFixed, published, names } = details
  const fields = fieldsOfPart(kind, 'shared').filter(
    field => field.type !== 'rows' || !field.fields.some(({ localized }) => localized),
  )
  if (fields.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="shared">
      <h2 id="shared">{t('content_shared')}</h2>
      <div className={own.shared}>
        {fields.map(field =>
          field.type === 'rows' ? (
            <RowsField key={field.name} field={field} details={details} draft={draft} />
          ) : field.name === 'lng' ? null : field.name === 'lat' ? (
            <ContentPosition key={field.name} draft={draft} />
          ) : (
            <FieldControl
              key={field.name}
              field={field}
              value={draft.values.shared[field.name]}
              names={names}
              error={draft.errors[`shared.${field.name}`]}
              isFixed={(isFixed && field.name === 'path') || (field.immutable === true && published !== null)}
              onChange={value => draft.change('shared', field.name, value)}
            />
          ),
        )}
      </div>
    </section>
  )
}

/** The Mediterranean, where a record has no position yet. */
const start = { lat: 40, lng: 17 }

/** Latitude and longitude of a record, with a pin on the map. */
function ContentPosition({ draft }: { draft: ContentDraft }) {
  const t = useT()
  const lat = useTypedNumber(draft.values.shared.lat, value => draft.change('shared', 'lat', value))
  const lng = useTypedNumber(draft.values.shared.lng, value => draft.change('shared', 'lng', value))
  return (
    <div className={own.whole}>
      <PositionFields
        lat={lat.text}
        lng={lng.text}
        start={start}
        latError={errorText(t, draft.errors['shared.lat'])}
        lngError={errorText(t, draft.errors['shared.lng'])}
        onChange={(nextLat, nextLng) => {
          lat.type(nextLat)
          lng.type(nextLng)
        }}
      />
    </div>
  )
}
