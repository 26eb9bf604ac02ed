import type { OfficeVillaRecord, VillaChoices } from '#contract/staff/office-villas'
import type { MessageKey } from '#web/messages'
import { useT } from '#web/messages'
import { CheckboxField } from '#web/ui/checkbox-field'
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
  return (
    <SectionForm record={record} section="amenities" read={readAmenities} onSaved={onSaved}>
      {({ values }) =>
        [...categories].map(([category, amenities]) => (
          <fieldset key={category} className={styles.list}>
            <legend>{t(`admin_villa_category_${category}` as MessageKey)}</legend>
            <div className={styles.three}>
              {amenities.map(({ id, name }) => (
                <CheckboxField key={id} name="amenityIds" value={id} defaultChecked={values.amenityIds.includes(id)}>
                  {name}
                </CheckboxField>
              ))}
            </div>
          </fieldset>
        ))
      }
    </SectionForm>
  )
}
