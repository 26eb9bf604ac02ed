import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { pauseReasonLength } from '#domain/access/staff'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { useJobName } from './job-names'

/** Dialog that pauses a job, or all of them, with a reason for colleagues. */
export function PauseDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useT()
  const shown = useJobName()(name)
  const isAll = name === 'jobs'
  const close = () => {
    onClose()
    invalidateQueries('office jobs ')
  }
  const { state, problem, fieldError, formProps } = useForm<{ reason: string }>(
    async ({ reason }) => {
      await adminApi('POST /office/jobs/{name}/pause', { params: { name }, body: { reason } })
      showToast(isAll ? t('admin_jobs_all_paused') : t('admin_jobs_job_paused', { name: shown }), 'long')
      close()
    },
    { draft: `office jobs pause ${name}`, messages: { 'not-in-this-state': t('admin_jobs_pause_late') } },
  )
  return (
    <Dialog title={isAll ? t('admin_jobs_pause_all_ask') : t('admin_jobs_pause_ask', { name: shown })} onClose={close}>
      <form className={styles.form} {...formProps}>
        <p>{t(isAll ? 'admin_jobs_pause_all_then' : 'admin_jobs_pause_then')}</p>
        <Input
          name="reason"
          maxLength={pauseReasonLength}
          label={t('admin_jobs_pause_reason')}
          hint={t('admin_jobs_pause_reason_hint')}
          error={fieldError('reason')}
        />
        <FormError>{problem}</FormError>
        <p className={styles.actions}>
          <Button type="submit" disabled={state === 'sending'}>
            {t(isAll ? 'admin_jobs_pause_all' : 'admin_jobs_pause')}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('admin_not_now')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
