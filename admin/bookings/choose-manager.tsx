import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { OfficeBookingShown } from '#contract/staff/staff-bookings'
import { formatDays } from '#domain/calendar/formats'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Select } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { QueryBoundary } from '#web/ui/query-boundary'

/** A list entry names at most so many regions. */
const mostRegions = 3

interface ChooseManagerProps {
  booking: OfficeBookingShown
  onChanged: (booking: OfficeBookingShown) => void
  onClose: () => void
}

/** Dialog that changes the client manager of a booking. */
export function ChooseManager({ booking, onChanged, onClose }: ChooseManagerProps) {
  const t = useT()
  const language = useLanguage()
  const call = 'GET /office/clientmanagers'
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(`${call} ${language}`, signal => adminApi(call, { query: { lang: language } }, { signal }))
  const { bookingId, reference, villa, from, to, usualManager, clientManager, chosen } = booking
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm(async ({ userId }) => {
    const body = { userId: userId ? Number(userId) : null }
    const changed = await adminApi('PUT /office/bookings/{id}/clientmanager', { params: { id: bookingId }, body })
    const manager = changed.clientManager
    showToast(
      manager
        ? t('admin_manager_changed', { name: manager.fullName, reference })
        : t('admin_manager_changed_none', { reference }),
      'long',
    )
    onChanged({ ...booking, chosen: body.userId !== null, clientManager: manager })
  })
  return (
    <Dialog title={t('admin_manager_title')} onClose={onClose}>
      <QueryBoundary data={data} failed={failed} again={again}>
        {({ people }) => (
          <form className={styles.form} {...props}>
            <p className={styles.muted}>
              {villa}, {formatDays({ from, to }, language)} · {reference}
            </p>
            <Select
              name="userId"
              label={t('admin_manager')}
              hint={t('admin_manager_hint')}
              defaultValue={chosen ? clientManager?.id : ''}
              error={fault('userId')}
            >
              <option value="">
                {usualManager
                  ? t('admin_manager_usual_is', { name: usualManager.fullName })
                  : t('admin_manager_nobody')}
              </option>
              {people.map(({ id, fullName, role, regions }) => (
                <option key={id} value={id}>
                  {[fullName, regions.length > 0 ? regions.slice(0, mostRegions).join(', ') : role].join(' – ')}
                </option>
              ))}
            </Select>
            <FormError>{problem}</FormError>
            <Button type="submit" disabled={state === 'sending'}>
              {t(state === 'sending' ? 'auth_sending' : 'admin_save')}
            </Button>
          </form>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
