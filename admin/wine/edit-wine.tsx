import { useState } from 'react'
import { currentBy } from '#admin/merge/save-merged'
import { useMergedSave } from '#admin/merge/use-merged-save'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { useMoney } from '#admin/ui/use-money'
import { FieldValue } from '#admin/versions/field-value'
import type { StockedWine } from '#contract/staff/office-wine'
import { createIdempotencyKey, errorMessage, useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { type MessageKey, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'

interface Stock {
  bottlePrice: number
  stock: number
  live: boolean
}

const names = {
  bottlePrice: 'admin_wine_bottle_price',
  stock: 'admin_wine_bottles',
  live: 'admin_wine_live',
} as const satisfies Record<keyof Stock, MessageKey>

const baseOf = ({ revision, bottlePrice, stock, live }: StockedWine) => ({
  revision,
  fields: { bottlePrice, stock, live },
})

interface EditWineProps {
  wine: StockedWine
  onClose: () => void
}

/** Changes price, stock and offer of a wine: the first "save" states the change, the second makes it. */
export function EditWine({ wine, onClose }: EditWineProps) {
  const t = useT()
  const euros = useMoney(1)
  const { id, name, producer } = wine
  const [asked, setAsked] = useState('')
  const [base] = useState(() => baseOf(wine))
  const { save, dialog, error } = useMergedSave<StockedWine>({
    send: ({ revision, fields }, once = createIdempotencyKey()) =>
      adminApi(
        'POST /office/wine/wines/{id}',
        { params: { id }, body: { revision, ...(fields as unknown as Stock) } },
        { idempotencyKey: once },
      ),
    load: currentBy(baseOf),
    onSaved: () => {
      showToast(t('admin_wine_saved', { name }))
      onClose()
    },
    nameOf: field => t(names[field as keyof Stock]),
    show: (value, field) => (field === 'bottlePrice' ? euros(Number(value)) : <FieldValue value={value} />),
  })
  const messages = { 'edited-meanwhile': t('admin_merge_needed') }
  const { state, problem, fieldError, formProps } = useForm<{ price: string; stock: string; live?: string }>(
    async (values, once) => {
      const mine = { bottlePrice: Number(values.price), stock: Number(values.stock), live: values.live !== undefined }
      const wanted = JSON.stringify(mine)
      if (asked !== wanted) return setAsked(wanted)
      await save(base, mine, once)
    },
    { messages },
  )
  const change = asked ? (JSON.parse(asked) as Stock) : undefined
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
            defaultValue={wine.bottlePrice || undefined}
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
              before: wine.bottlePrice ? euros(wine.bottlePrice) : t('admin_wine_no_price'),
              price: euros(change.bottlePrice),
              from: wine.stock,
              stock: change.stock,
              live: change.live ? 'yes' : 'no',
            })}
          </p>
        )}
        <FormError>{error === undefined ? problem : errorMessage(error, t, messages)}</FormError>
        <p className={styles.actions}>
          <Button type="submit" disabled={state === 'sending'}>
            {t(change ? 'admin_wine_edit_confirm' : 'admin_wine_edit')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('admin_not_now')}
          </Button>
        </p>
      </form>
      {dialog}
    </Dialog>
  )
}
