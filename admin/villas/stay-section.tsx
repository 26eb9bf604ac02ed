import { CheckboxField, Input } from '#admin/permissions/fields'
import styles from '#admin/ui/admin.module.css'
import type { OfficeVillaRecord } from '#contract/staff/office-villas'
import { useT } from '#web/messages'
import { FieldRow } from '#web/ui/form-parts'
import { numberOf, textOrNull } from './fields'
import { SectionForm } from './section-form'

const readStay = (fields: Record<string, unknown>) => {
  const deposit = numberOf(fields.damageDepositCents)
  return {
    arrivalFrom: textOrNull(fields.arrivalFrom),
    departureBy: textOrNull(fields.departureBy),
    damageDepositCents: deposit === undefined ? null : Math.round(deposit * 100),
    hideForItaly: fields.hideForItaly === 'yes',
    hideForGreece: fields.hideForGreece === 'yes',
  }
}

interface SectionProps {
  record: OfficeVillaRecord
  onSaved: (saved: OfficeVillaRecord) => void
}

/** Hours, damage deposit and visibility of a villa, and the tourist tax of its place. */
export function StaySection({ record, onSaved }: SectionProps) {
  const t = useT()
  return (
    <SectionForm record={record} section="stay" read={readStay} onSaved={onSaved}>
      {({ values, fieldError }) => (
        <>
          <FieldRow>
            <Input
              type="time"
              name="arrivalFrom"
              label={t('admin_villa_arrival')}
              defaultValue={values.arrivalFrom ?? ''}
              error={fieldError('arrivalFrom')}
            />
            <Input
              type="time"
              name="departureBy"
              label={t('admin_villa_departure')}
              defaultValue={values.departureBy ?? ''}
              error={fieldError('departureBy')}
            />
          </FieldRow>
          <Input
            name="damageDepositCents"
            inputMode="decimal"
            autoComplete="off"
            label={t('admin_villa_deposit')}
            hint={t('admin_villa_deposit_hint')}
            defaultValue={values.damageDepositCents === null ? '' : values.damageDepositCents / 100}
            error={fieldError('damageDepositCents')}
          />
          <fieldset className={styles.ticks}>
            <legend>{t('admin_villa_visibility')}</legend>
            <CheckboxField name="hideForItaly" value="yes" defaultChecked={values.hideForItaly}>
              {t('admin_villa_hide_italy')}
            </CheckboxField>
            <CheckboxField name="hideForGreece" value="yes" defaultChecked={values.hideForGreece}>
              {t('admin_villa_hide_greece')}
            </CheckboxField>
          </fieldset>
          <TaxNote record={record} />
        </>
      )}
    </SectionForm>
  )
}

function TaxNote({ record: { tax, villa } }: { record: OfficeVillaRecord }) {
  const t = useT()
  const { place } = villa
  if (!tax) return <p className={styles.note}>{t('admin_villa_tax_none', { place })}</p>
  return (
    <div className={styles.note}>
      <p>{t(tax.per === 'house' ? 'admin_villa_tax_house' : 'admin_villa_tax_person', { place })}</p>
      {tax.exemptUnder !== null && <p>{t('admin_villa_tax_age', { age: tax.exemptUnder })}</p>}
      {tax.mostNights !== null && <p>{t('admin_villa_tax_nights', { count: tax.mostNights })}</p>}
    </div>
  )
}
