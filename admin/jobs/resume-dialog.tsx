import { adminApi } from '#admin/session/staff-session-instance'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { showToast } from '#web/features/toasts/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { useJobName } from './job-names'

/** What resumes: all jobs, card payments, or one job. */
const kindOf = (name: string) => (name === 'jobs' || name === 'payments' ? name : 'job')

/** Dialog that resumes what was paused. */
export function ResumeDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useT()
  const shown = useJobName()(name)
  const kind = kindOf(name)
  const close = () => {
    onClose()
    invalidateQueries('office jobs ')
  }
  return (
    <ConfirmDialog
      title={t(`admin_jobs_resume_ask_${kind}`, { name: shown })}
      text={t(`admin_jobs_resume_then_${kind}`)}
      action={t('admin_jobs_resume')}
      decline={t('admin_not_now')}
      words={{ 'not-in-this-state': t('admin_jobs_resume_late') }}
      act={() => adminApi('POST /office/jobs/{name}/resume', { params: { name } })}
      onDone={() => {
        showToast(t(`admin_jobs_resumed_${kind}`, { name: shown }), 'long')
        close()
      }}
      onClose={close}
    />
  )
}
