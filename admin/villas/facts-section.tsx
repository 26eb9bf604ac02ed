import { useState } from 'react'
import { CheckboxField, Input, Select } from '#admin/permissions/fields'
import { PositionFields, readPosition } from '#admin/position/position-fields'
import type { OfficeVillaRecord, VillaChoices } from '#contract/staff/office-villas'
import { registrationExamples } from '#domain/catalogue/registration-number'
import type { VillaRecord } from '#domain/catalogue/villa-record'
import type { Position } from '#domain/geography/distance'
import { findMisplacement } from '#domain/geography/region-area'
import { draftValue, useDraftState } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { FieldRow } from '#web/ui/form-parts'
import { listOf, numberOf } from './fields'
import { SectionForm, sectionBase, sectionDraft } from './section-form'
import { TiersField } from './tiers-field'
import { useListField } from './use-list-field'
import styles from './villas.module.css'

interface FactsFieldsProps {
  values: Partial<Omit<VillaRecord, 'rooms'>>
  choices: VillaChoices
  draft: string
  position: PositionTexts
  fieldError: (name: string) => string | undefined
}

/** Latitude and longitude as they are typed, or set on the map. */
export function usePositionTexts(draft: string, initial: { lat?: number; lng?: number }) {
  const [lat = String(initial.lat ?? ''), setLat] = useDraftState(draft, 'lat')
  const [lng = String(initial.lng ?? ''), setLng] = useDraftState(draft, 'lng')
  const set = (nextLat: string, nextLng: string) => {
    setLat(nextLat)
    setLng(nextLng)
  }
  return { lat, lng, set, text: `${lat} ${lng}` }
}

type PositionTexts = ReturnType<typeof usePositionTexts>

interface PositionWarningProps {
  regionId: number
  position: Position | undefined
  choices: VillaChoices
}

/** Warns of a position outside its region. It can be right all the same, so it can be saved. */
function PositionWarning({ regionId, position, choices: { regions } }: PositionWarningProps) {
  const t = useT()
  const areas = regions.map(({ id, country, area }) => ({ id, country, ...area }))
  const found = position && findMisplacement(position, regionId, areas)
  const nameOf = (id: number | undefined) => regions.find(region => region.id === id)?.name ?? ''
  const own = regions.find(({ id }) => id === regionId)
  const isAbroad = found?.nearest !== undefined && found.nearest.country !== own?.country
  return (
    <p role="status" className={found ? styles.note : undefined}>
      {found &&
        t(
          found.nearest ? (isAbroad ? 'admin_position_abroad' : 'admin_position_elsewhere') : 'admin_position_nowhere',
          {
            km: found.km,
            region: nameOf(regionId),
            other: nameOf(found.nearest?.id),
            country: regions.find(({ id }) => id === found.nearest?.id)?.countryName ?? '',
          },
        )}
    </p>
  )
}

/** Name and place of a villa: the first fields of a new one, too. */
export function PlaceFields({ values, choices, draft, position, fieldError }: FactsFieldsProps) {
  const t = useT()
  const [regionId, setRegion] = useState(() => numberOf(draftValue(draft, 'regionId') ?? values.regionId) ?? 0)
  const region = choices.regions.find(({ id }) => id === regionId)
  const countries = Map.groupBy(choices.regions, ({ countryName }) => countryName)
  return (
    <>
      <Input
        name="name"
        required
        maxLength={120}
        autoComplete="off"
        label={t('admin_field_name')}
        defaultValue={values.name}
        error={fieldError('name')}
      />
      <FieldRow>
        <Select
          name="regionId"
          label={t('admin_villa_region')}
          value={regionId || ''}
          required
          onChange={event => setRegion(Number(event.target.value))}
          error={fieldError('regionId')}
        >
          {regionId === 0 && <option value="">{t('admin_villa_region_choose')}</option>}
          {[...countries].map(([country, regions]) => (
            <optgroup key={country} label={country}>
              {regions.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <Select
          key={regionId}
          name="subRegionId"
          label={t('admin_villa_sub_region')}
          defaultValue={values.subRegionId ?? ''}
          error={fieldError('subRegionId')}
        >
          <option value="">{t('admin_villa_no_sub_region')}</option>
          {region?.subRegions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </FieldRow>
      <Input
        name="place"
        required
        maxLength={120}
        autoComplete="off"
        list="tax-places"
        label={t('admin_villa_place')}
        hint={t('admin_villa_place_hint')}
        defaultValue={values.place}
        error={fieldError('place')}
      />
      <datalist id="tax-places">
        {region?.places.map(place => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <PositionFields
        isNamed
        lat={position.lat}
        lng={position.lng}
        start={region?.area ?? { lat: 40, lng: 17 }}
        latError={fieldError('lat')}
        lngError={fieldError('lng')}
        onChange={position.set}
      >
        <PositionWarning regionId={regionId} position={readPosition(position.lat, position.lng)} choices={choices} />
      </PositionFields>
    </>
  )
}

/** Values of the fields of `PlaceFields` and of the sizes of a villa. */
export const readFacts = (fields: Record<string, unknown>) => ({
  ...fields,
  regionId: numberOf(fields.regionId),
  subRegionId: numberOf(fields.subRegionId) ?? null,
  lat: numberOf(fields.lat),
  lng: numberOf(fields.lng),
  bedrooms: numberOf(fields.bedrooms),
  sleeps: numberOf(fields.sleeps),
  bathrooms: numberOf(fields.bathrooms),
  tiers: listOf(fields.tiers),
  exquisite: fields.exquisite === 'yes',
})

/** Bedrooms, guests and bathrooms. */
export function SizeFields({ values, fieldError }: Pick<FactsFieldsProps, 'values' | 'fieldError'>) {
  const t = useT()
  return (
    <div className={styles.three}>
      {(['bedrooms', 'sleeps', 'bathrooms'] as const).map(name => (
        <Input
          key={name}
          type="number"
          name={name}
          required
          min={name === 'bathrooms' ? 0 : 1}
          max={200}
          label={t(`admin_villa_${name}`)}
          defaultValue={values[name]}
          error={fieldError(name)}
        />
      ))}
    </div>
  )
}

interface FactsSectionProps {
  record: OfficeVillaRecord
  choices: VillaChoices
  onSaved: (saved: OfficeVillaRecord) => void
}

/** Name, place, size, tiers, registration number and address of a villa. */
export function FactsSection({ record, choices, onSaved }: FactsSectionProps) {
  const t = useT()
  const draft = sectionDraft(record.id, 'facts')
  const tiers = useListField(draft, 'tiers', sectionBase(record, 'facts').values.tiers)
  const position = usePositionTexts(draft, sectionBase(record, 'facts').values)
  const example = registrationExamples[record.country]
  return (
    <SectionForm
      record={record}
      section="facts"
      read={readFacts}
      controlled={`${tiers.text} ${position.text}`}
      onSaved={onSaved}
    >
      {({ values, fieldError }) => (
        <>
          <PlaceFields values={values} choices={choices} draft={draft} position={position} fieldError={fieldError} />
          <SizeFields values={values} fieldError={fieldError} />
          <TiersField field={tiers} fieldError={fieldError} />
          <Input
            name="registrationNumber"
            maxLength={60}
            autoComplete="off"
            label={t('admin_villa_registration')}
            hint={example && t('admin_villa_registration_hint', { example })}
            defaultValue={values.registrationNumber}
            error={fieldError('registrationNumber')}
          />
          <Input
            name="slug"
            required
            maxLength={80}
            autoComplete="off"
            label={t('admin_villa_slug')}
            hint={t('admin_villa_slug_hint', { path: record.villa.path })}
            defaultValue={values.slug}
            error={fieldError('slug')}
          />
          <CheckboxField name="exquisite" value="yes" defaultChecked={values.exquisite}>
            {t('admin_villa_exquisite')}
          </CheckboxField>
        </>
      )}
    </SectionForm>
  )
}
