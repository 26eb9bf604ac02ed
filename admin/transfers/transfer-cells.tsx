import { Amount } from '#admin/lists/amount'
import table from '#admin/lists/list-table.module.css'
import { useStayCells } from '#admin/lists/stay-cells'
import styles from '#admin/ui/admin.module.css'
import list from '#admin/ui/list.module.css'
import { useMoment } from '#admin/ui/use-moment'
import type { OfficeTransfer } from '#contract/extras/office-transfers'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDay, formatShortDay, formatTime } from '#domain/calendar/formats'
import { parseLocalMoment } from '#domain/transfers/transfer'
import { useLanguage, useT } from '#web/messages'
import { SupplierState } from './supplier-state'

/** Formats a moment at the villa, such as `2027-06-05T14:30`: day and time. */
export function useLocalMoment(): (text: string) => readonly string[] {
  const language = useLanguage()
  return text => {
    const moment = parseLocalMoment(text)
    return moment ? [formatShortDay(moment.day, language), formatTime(moment.time, language)] : [text]
  }
}

const shownStatuses = [5, 12, 13, 14, 15] as const

/** The status for a message; all others read as put back. */
const statusName = (status: number) => shownStatuses.find(one => one === status) ?? 0

/** The cells of a transfer, by column. */
export function useTransferCells(me: StaffPerson, listKey: string) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const words = useLocalMoment()
  const { villa, reference, client, email } = useStayCells(me)
  return {
    ...{ villa, reference, client, email },
    day: ({ travelDateTime, returnDateTime }: OfficeTransfer) => (
      <>
        {words(travelDateTime).map(part => (
          <p key={part} className={table.whole}>
            {part}
          </p>
        ))}
        {returnDateTime && (
          <p className={styles.muted}>{t('admin_transfers_return', { moment: words(returnDateTime).join(', ') })}</p>
        )}
      </>
    ),
    way: ({ type, leavingFrom, destination, note }: OfficeTransfer) => (
      <>
        <p>{t('admin_transfers_way', { type, from: leavingFrom, to: destination })}</p>
        {note && <p className={styles.muted}>{note}</p>}
      </>
    ),
    party: ({ vehicle, adults, children, babies }: OfficeTransfer) =>
      t('admin_transfers_party', {
        vehicle: t(`admin_transfers_vehicle_${vehicle}`),
        count: adults + children + babies,
      }),
    flight: ({ flightReference }: OfficeTransfer) => flightReference || '–',
    contact: ({ contactName, contactPhone }: OfficeTransfer) => `${contactName}, ${contactPhone}`,
    status: ({ status, moveWanted }: OfficeTransfer) => (
      <>
        <p>{t(`admin_transfers_status_${statusName(status)}`)}</p>
        {moveWanted && (
          <p className={list.overdue}>
            {t('admin_transfers_move', {
              day: moveWanted.day ? formatDay(moveWanted.day, language) : 'none',
              time: moveWanted.time ?? '',
            })}
          </p>
        )}
      </>
    ),
    price: ({ totalPrice, currencyId }: OfficeTransfer) => <Amount of={totalPrice ?? 0} currencyId={currencyId} />,
    supplier: ({ supplier }: OfficeTransfer) =>
      supplier ? <SupplierState supplier={supplier} listKey={listKey} /> : '–',
    requested: ({ requestedAt }: OfficeTransfer) => <time dateTime={requestedAt}>{moment(requestedAt)}</time>,
  }
}
