import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { SupplierOfItem } from '#contract/extras/office-transfers'
import { type Language, languages } from '#domain/text/language'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input, Select } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'

interface AskSupplierProps {
  item: { itemId: number; supplier: SupplierOfItem | null }
  /** The facts that the link shows. */
  text?: string
  onClose: () => void
}

/** Dialog that sends a supplier the private link of an item. */
export function AskSupplier({ item, text, onClose }: AskSupplierProps) {
  const t = useT()
  const { state, problem, fieldError, formProps } = useForm<{ email: string; language: Language }>(
    async (body, once) => {
      const params = { id: item.itemId }
      await adminApi('POST /office/items/{id}/supplier', { params, body }, { idempotencyKey: once })
      showToast(t('admin_transfers_asked'), 'long')
      onClose()
    },
    { messages: { 'not-in-this-state': t('admin_transfers_meanwhile') } },
  )
  return (
    <Dialog title={t('admin_transfers_ask')} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p>{text ?? t('admin_transfers_ask_text')}</p>
        <Input
          type="email"
          name="email"
          label={t('admin_transfers_ask_email')}
          defaultValue={item.supplier?.email ?? ''}
          autoComplete="off"
          error={fieldError('email')}
        />
        <Select name="language" label={t('admin_transfers_ask_language')} defaultValue="en">
          {languages.map(language => (
            <option key={language} value={language}>
              {t(`admin_language_${language}`)}
            </option>
          ))}
        </Select>
        <FormError>{problem}</FormError>
        <p className={styles.actions}>
          <Button type="submit" disabled={state === 'sending'}>
            {t('admin_transfers_ask_send')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('admin_not_now')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
