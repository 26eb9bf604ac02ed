import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { OfficeExperienceRequest } from '#contract/extras/office-experiences'
import { formatDay } from '#domain/calendar/formats'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'

interface SetPlacesProps {
  request: OfficeExperienceRequest
  onClose: () => void
}

/** Dialog that sets how many guests an experience takes on a day. */
export function SetPlaces({ request, onClose }: SetPlacesProps) {
  const t = useT()
  const language = useLanguage()
  const { serviceId: id, experience, date, taken, places } = request
  const { state, problem, fieldError, formProps } = useForm<{ places: string }>(async ({ places: typed }) => {
    await adminApi('POST /office/experiences/{id}/places', {
      params: { id },
      body: { date, places: typed === '' ? null : Number(typed) },
    })
    showToast(t('admin_experiences_places_set'), 'long')
    onClose()
  })
  return (
    <Dialog title={t('admin_experiences_places')} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p className={styles.muted}>
          {experience} · {formatDay(date, language)} · {t('admin_experiences_taken', { taken })}
        </p>
        <Input
          type="number"
          name="places"
          inputMode="numeric"
          min={0}
          max={1000}
          defaultValue={places ?? ''}
          label={t('admin_experiences_places_label')}
          hint={t('admin_experiences_places_hint')}
          error={fieldError('places')}
        />
        <FormError>{problem}</FormError>
        <p className={styles.actions}>
          <Button type="submit" disabled={state === 'sending'}>
            {t('admin_experiences_places_save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('admin_not_now')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
