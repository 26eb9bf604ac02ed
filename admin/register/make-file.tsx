import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { saveFile } from '#admin/ui/save-file'
import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import type { PoliceArrival } from '#contract/staff/office-register'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { FormError } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'

type Made = ResponseBody<Endpoints['POST /office/policeregister/{id}']>

/** Asks for the reason, then downloads the file of a booking, or says what is in the way. */
export function MakeFile({ arrival, onClose }: { arrival: PoliceArrival; onClose: () => void }) {
  const t = useT()
  const [obstacles, setObstacles] = useState<Made['obstacles']>([])
  const { state, problem, fieldError, formProps } = useForm<{ reason: string }>(
    async ({ reason }) => {
      const made = await adminApi('POST /office/policeregister/{id}', {
        params: { id: arrival.bookingId },
        body: { reason },
      })
      setObstacles(made.obstacles)
      if (made.content === null) return
      saveFile(made.fileName, made.content, 'text/plain')
      showToast(t('admin_register_done'), 'long')
      onClose()
    },
    {
      shape: async () => (await import('#contract/forms/staff')).reasonForm,
      messages: { 'reason missing': t('admin_reason_more'), 'reason invalid': t('admin_reason_more') },
    },
  )
  return (
    <Dialog title={t('admin_register_file_of', arrivalName(arrival))} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p>{t('admin_register_file_text')}</p>
        <TextArea
          name="reason"
          label={t('admin_register_reason')}
          rows={3}
          maxLength={300}
          error={fieldError('reason')}
          required
        />
        {obstacles.length > 0 && (
          <div role="alert">
            <p>{t('admin_register_obstacles')}</p>
            <ul>
              {obstacles.map(({ guest, obstacle }) => (
                <li key={guest}>{t(`admin_register_obstacle_${obstacle}`, { guest })}</li>
              ))}
            </ul>
          </div>
        )}
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_register_file')}
        </Button>
      </form>
    </Dialog>
  )
}

const arrivalName = ({ villa, reference }: PoliceArrival) => ({ villa, reference })
