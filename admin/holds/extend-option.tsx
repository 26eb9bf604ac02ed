import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { useMoment } from '#admin/ui/use-moment'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'

interface ExtendOptionProps {
  option: { bookingId: number; villa: string; reference: string; heldUntil: string }
  onClose: () => void
}

/** Dialog that holds an option longer. */
export function ExtendOption({ option: { bookingId, villa, reference, heldUntil }, onClose }: ExtendOptionProps) {
  const t = useT()
  const moment = useMoment()
  const { state, problem, fieldError, formProps } = useForm<{ workingDays: string }>(
    async ({ workingDays }, once) => {
      const saved = await adminApi(
        'POST /office/bookings/{id}/extend',
        { params: { id: bookingId }, body: { workingDays: Number(workingDays) } },
        { idempotencyKey: once },
      )
      showToast(t('admin_extended', { villa, moment: moment(saved.heldUntil) }), 'long')
      onClose()
    },
    { messages: { 'not-in-this-state': t('admin_extend_shorter'), 'option-over': t('admin_option_over') } },
  )
  return (
    <Dialog title={t('admin_extend_title', { villa })} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p className={styles.muted}>
          {reference} · {t('admin_hold_until', { moment: moment(heldUntil) })}
        </p>
        <Input
          type="number"
          name="workingDays"
          inputMode="numeric"
          min={1}
          max={30}
          step="1"
          required
          defaultValue="3"
          label={t('admin_working_days')}
          hint={t('admin_extend_hint')}
          error={fieldError('workingDays')}
        />
        <FormError>{problem}</FormError>
        <p className={styles.actions}>
          <Button type="submit" disabled={state === 'sending'}>
            {t('admin_extend')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('admin_not_now')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
