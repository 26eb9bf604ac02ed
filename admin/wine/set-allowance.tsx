import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { Input } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'

/** Sets how many complimentary bottles a booking has. */
export function SetAllowance() {
  const t = useT()
  const { state, problem, fieldError, formProps } = useForm<{ reference: string; bottles: string }>(
    async ({ reference, bottles }, once) => {
      const set = await adminApi(
        'POST /office/wine/allowance',
        { body: { reference, bottles: Number(bottles) } },
        { idempotencyKey: once },
      )
      showToast(t('admin_wine_allowed', { reference: set.reference, count: set.bottles }), 'long')
    },
    { messages: { 'not-found': t('admin_wine_no_booking'), 'not-in-this-state': t('admin_wine_ended') } },
  )
  return (
    <section className={styles.part}>
      <h2>{t('admin_wine_allow')}</h2>
      <p className={styles.muted}>{t('admin_wine_allow_text')}</p>
      <form className={styles.form} {...formProps}>
        <FieldRow>
          <Input
            name="reference"
            required
            maxLength={20}
            autoComplete="off"
            label={t('admin_wine_reference')}
            error={fieldError('reference')}
          />
          <Input
            type="number"
            name="bottles"
            inputMode="numeric"
            min={0}
            max={60}
            step="1"
            required
            defaultValue="2"
            label={t('admin_wine_bottles')}
            error={fieldError('bottles')}
          />
        </FieldRow>
        <FormError>{problem}</FormError>
        <p className={styles.actions}>
          <ChangeButton type="submit" variant="secondary" disabled={state === 'sending'}>
            {t('admin_wine_allow_save')}
          </ChangeButton>
        </p>
      </form>
    </section>
  )
}
