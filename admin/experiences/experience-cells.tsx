import table from '#admin/lists/list-table.module.css'
import { useStayCells } from '#admin/lists/stay-cells'
import styles from '#admin/ui/admin.module.css'
import { useMoment } from '#admin/ui/use-moment'
import { useMoney } from '#admin/ui/use-money'
import type { OfficeExperienceRequest } from '#contract/extras/office-experiences'
import type { StaffPerson } from '#contract/staff/staff'
import { formatShortDay, formatTime } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { SupplierState } from '../transfers/supplier-state'

const statusWord = (status: number): string =>
  ({ 1: 'asked', 2: 'asked', 3: 'quoted', 7: 'quoted', 15: 'accepted', 5: 'paid', 8: 'declined', 13: 'unavailable' })[
    status
  ] ?? 'over'

/** The cells of a request for an experience, by column. */
export function useExperienceCells(me: StaffPerson, listKey: string) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const { villa, reference, client, email } = useStayCells(me)
  return {
    ...{ villa, reference, client, email },
    day: ({ date, time }: OfficeExperienceRequest) => (
      <>
        <p className={table.whole}>{formatShortDay(date, language)}</p>
        {time && <p>{formatTime(time, language)}</p>}
      </>
    ),
    experience: ({ experience, meeting, note }: OfficeExperienceRequest) => (
      <>
        <p className={styles.rowName}>{experience}</p>
        <p className={styles.muted}>{meeting}</p>
        {note && <p>{note}</p>}
      </>
    ),
    party: ({ adults, children, childAges }: OfficeExperienceRequest) =>
      t('admin_experiences_party', { adults, children, ages: childAges.join(', ') || 'none' }),
    places: ({ taken, places }: OfficeExperienceRequest) =>
      places === null
        ? t('admin_experiences_taken', { taken })
        : t('admin_experiences_places_taken', { taken, places }),
    status: (request: OfficeExperienceRequest) => <Status request={request} />,
    supplier: ({ supplier }: OfficeExperienceRequest) =>
      supplier ? <SupplierState supplier={supplier} listKey={listKey} /> : '–',
    requested: ({ requestedAt }: OfficeExperienceRequest) => <time dateTime={requestedAt}>{moment(requestedAt)}</time>,
    answered: ({ answeredAt, answeredBy }: OfficeExperienceRequest) =>
      answeredAt && t('admin_hours_answered_by', { moment: moment(answeredAt), name: answeredBy ?? 'none' }),
  }
}

function Status({ request: { status, price, tablePrice, message, currencyId } }: { request: OfficeExperienceRequest }) {
  const t = useT()
  const money = useMoney(currencyId)
  return (
    <>
      <p>{t('admin_experiences_state', { state: statusWord(status), amount: money(price ?? 0) })}</p>
      {tablePrice !== null && (
        <p className={styles.muted}>{t('admin_experiences_table', { amount: money(tablePrice) })}</p>
      )}
      {message && <p className={styles.muted}>{message}</p>}
    </>
  )
}
