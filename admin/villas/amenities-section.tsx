import { CheckboxField, ReadField } from '#admin/permissions/fields'
import { useMayChange } from '#admin/permissions/may-change'
import type { OfficeVillaRecord, VillaChoices } from '#contract/staff/office-villas'
import type { MessageKey } from '#web/messages'
import { useT } from '#web/messages'
import { SectionForm } from './section-form'
import styles from './villas.module.css'

const readAmenities = ({ amenityIds }: Record<string, unknown>) => ({
  amenityIds: [amenityIds ?? []].flat().map(Number),
})

interface AmenitiesSectionProps {
  record: OfficeVillaRecord
  choices: VillaChoices
  onSaved: (saved: OfficeVillaRecord) => void
}

/** The amenities of a villa, by category. */
export function AmenitiesSection({ record, choices, onSaved }: AmenitiesSectionProps) {
  const t = useT()
  const categories = Map.groupBy(choices.amenities, ({ category }) => category)
  const mayChange = useMayChange()
  return (
    <SectionForm record={record} section="amenities" read={readAmenities} onSaved={onSaved}>
      {({ values }) =>
        [...categories].map(([category, amenities]) => {
          const name = t(`admin_villa_category_${category}` as MessageKey)
          const chosen = amenities.filter(({ id }) => values.amenityIds.includes(id))
          if (!mayChange)
            return (
              <ReadField key={category} label={name}>
                {chosen.map(amenity => amenity.name).join(', ')}
              </ReadField>
            )
          return (
            <fieldset key={category} className={styles.list}>
              <legend>{name}</legend>
              <div className={styles.three}>
                {amenities.map(amenity => (
                  <CheckboxField
                    key={amenity.id}
                    name="amenityIds"
                    value={amenity.id}
                    defaultChecked={chosen.includes(amenity)}
                  >
                    {amenity.name}
                  </CheckboxField>
                ))}
              </div>
            </fieldset>
          )
        })
      }
    </SectionForm>
  )
}
