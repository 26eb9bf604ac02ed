import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { useMoney } from '#admin/ui/use-money'
import type { StockedWine } from '#contract/staff/office-wine'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'

interface EditWineProps {
  wine: StockedWine
  onClose: () => void
}

/** Changes price, stock and offer of a wine: the first "save" states the change, the second makes it. */
export function EditWine({ wine, onClose }: EditWineProps) {
  const t = useT()
  const euros = useMoney(1)
  const { id, revision, name, producer } = wine
  const [asked, setAsked] = useState('')
  const { state, problem, fieldError, formProps } = useForm<{ price: string; stock: string; live?: string }>(
    async (values, once) => {
      const body = {
        revision,
        bottlePrice: Number(values.price),
        stock: Number(values.stock),
        live: values.live !== undefined,
      }
      const wanted = JSON.stringify(body)
      if (asked !== wanted) return setAsked(wanted)
      await adminApi('POST /office/wine/wines/{id}', { params: { id }, body }, { idempotencyKey: once })
      showToast(t('admin_wine_saved', { name }))
      onClose()
    },
    { messages: { 'edited-meanwhile': t('admin_wine_edited_meanwhile') } },
  )
  const change = asked ? (JSON.parse(asked) as { bottlePrice: number; stock: number; live: boolean }) : undefined
  return (
    <Dialog title={`${producer}, ${name}`} onClose={onClose}>
      <form className={styles.form} {...formProps} onInput={() => setAsked('')}>
        <FieldRow>
          <Input
            type="number"
            name="price"
            inputMode="decimal"
            min={0.01}
            max={100_000}
            step="0.01"
            required
            defaultValue={wine.bottlePrice}
            label={t('admin_wine_bottle_price')}
            error={fieldError('bottlePrice')}
          />
          <Input
            type="number"
            name="stock"
            inputMode="numeric"
            min={0}
            max={1_000_000}
            step="1"
            required
            defaultValue={wine.stock}
            label={t('admin_wine_bottles')}
            error={fieldError('stock')}
          />
        </FieldRow>
        <CheckboxField name="live" defaultChecked={wine.live}>
          {t('admin_wine_live')}
        </CheckboxField>
        {change && (
          <p role="status" className={styles.note}>
            {t('admin_wine_edit_ask', {
              before: euros(wine.bottlePrice),
              price: euros(change.bottlePrice),
              from: wine.stock,
              stock: change.stock,
              live: change.live ? 'yes' : 'no',
            })}
          </p>
        )}
        <FormError>{problem}</FormError>
        <p className={styles.actions}>
          <Button type="submit" disabled={state === 'sending'}>
            {t(change ? 'admin_wine_edit_confirm' : 'admin_wine_edit')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('admin_not_now')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
