import { Input } from '#admin/permissions/fields'
import { ChangeButton } from '#admin/permissions/may-change'
import type { Tier } from '#domain/pricing/season'
import { useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import type { ListField } from './use-list-field'
import styles from './villas.module.css'

interface TiersFieldProps {
  field: ListField<Tier>
  fieldError: (name: string) => string | undefined
}

/** Numbers of bedrooms with which a villa is let, fewest first; the last is the whole villa. */
export function TiersField({ field, fieldError }: TiersFieldProps) {
  const t = useT()
  return (
    <fieldset className={styles.list}>
      <legend>{t('admin_villa_tiers')}</legend>
      <p className={styles.hint}>{t('admin_villa_tiers_hint')}</p>
      <input type="hidden" name="tiers" value={field.text} />
      {field.rows.map((tier, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is named by its place alone.
        <div key={i} className={styles.tier}>
          {(['rooms', 'sleeps'] as const).map(name => (
            <Input
              key={name}
              type="number"
              min={1}
              max={200}
              label={t(`admin_villa_tier_${name}`, { number: i + 1 })}
              value={tier[name] || ''}
              onChange={event => field.change(i, { ...tier, [name]: Number(event.target.value) })}
              error={fieldError(`tiers.${i}.${name}`)}
            />
          ))}
          <ChangeButton
            variant="quiet"
            disabled={field.rows.length === 1}
            aria-label={t('admin_villa_remove_named', { name: t('admin_villa_tier', { rooms: tier.rooms }) })}
            onClick={() => field.remove(i)}
          >
            {t('admin_villa_remove')}
          </ChangeButton>
        </div>
      ))}
      {fieldError('tiers') && <FormError>{t('admin_villa_tiers_wrong')}</FormError>}
      <p>
        <ChangeButton variant="secondary" onClick={() => field.set([{ rooms: 1, sleeps: 2 }, ...field.rows])}>
          {t('admin_villa_tier_add')}
        </ChangeButton>
      </p>
    </fieldset>
  )
}
