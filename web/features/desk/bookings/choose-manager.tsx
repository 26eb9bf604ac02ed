import type { OfficeBookingShown } from '#contract/office-bookings'
import { formatDays } from '#domain/formats'
import { useAsked } from '#web/asked'
import { useForm } from '#web/features/forms/public'
import { notify } from '#web/features/notices/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Select } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import { Asked } from '../asked'
import styles from '../desk.module.css'
import { deskApi } from '../own-desk'

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
  const { data, failed, again } = useAsked(`${call} ${language}`, signal =>
    deskApi(call, { query: { lang: language } }, { signal }),
  )
  const { bookingId, reference, villa, from, to, usualManager, clientManager, chosen } = booking
  const { state, problem, fault, props } = useForm(async ({ userId }) => {
    const body = { userId: userId ? Number(userId) : null }
    const changed = await deskApi('PUT /office/bookings/{id}/clientmanager', { params: { id: bookingId }, body })
    const manager = changed.clientManager
    notify(
      manager
        ? t('desk_manager_changed', { name: manager.fullName, reference })
        : t('desk_manager_changed_none', { reference }),
      'long',
    )
    onChanged({ ...booking, chosen: body.userId !== null, clientManager: manager })
  })
  return (
    <Dialog title={t('desk_manager_title')} onClose={onClose}>
      <Asked data={data} failed={failed} again={again}>
        {({ people }) => (
          <form className={styles.form} {...props}>
            <p className={styles.soft}>
              {villa}, {formatDays({ from, to }, language)} · {reference}
            </p>
            <Select
              name="userId"
              label={t('desk_manager')}
              hint={t('desk_manager_hint')}
              defaultValue={chosen ? clientManager?.id : ''}
              error={fault('userId')}
            >
              <option value="">
                {usualManager ? t('desk_manager_usual_is', { name: usualManager.fullName }) : t('desk_manager_nobody')}
              </option>
              {people.map(({ id, fullName, role, regions }) => (
                <option key={id} value={id}>
                  {[fullName, regions.length > 0 ? regions.slice(0, mostRegions).join(', ') : role].join(' – ')}
                </option>
              ))}
            </Select>
            <Problem>{problem}</Problem>
            <Button type="submit" disabled={state === 'sending'}>
              {t(state === 'sending' ? 'door_sending' : 'desk_save')}
            </Button>
          </form>
        )}
      </Asked>
    </Dialog>
  )
}
