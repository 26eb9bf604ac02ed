import type { ReactNode } from 'react'
import type { StaffPerson } from '#contract/staff/staff'
import { type ColumnOf, type OfficeList, type OrderOf, officeLists, ordersOf } from '#domain/office-lists/lists'
import { useT } from '#web/messages'
import { Select } from '#web/ui/field'
import { ChooseColumns, columnName } from './choose-columns'
import styles from './list-toolbar.module.css'
import { useListAddress } from './use-list-address'
import { ViewMenu } from './views/view-menu'

interface ListToolbarProps<L extends OfficeList> {
  me: StaffPerson
  list: L
  /** The present tab, where tabs differ in their orders. */
  tab?: string
  /** The present order and the usual one, of a list that has several. */
  order?: { current: OrderOf<L>; usual: OrderOf<L> }
  /** Columns that the present tab of the list lacks; `all` where it is no table. */
  without?: readonly ColumnOf<L>[] | 'all' | undefined
  /** Filters of the list. */
  filters?: ReactNode
  /** Export, where there is one. */
  children?: ReactNode
}

/** Filters, views, columns and export of a list. */
export function ListToolbar<L extends OfficeList>({
  me,
  list,
  tab,
  order,
  without,
  filters,
  children,
}: ListToolbarProps<L>) {
  const hasColumns = without !== 'all' && Object.keys(officeLists[list].columns).length > 0
  return (
    <div className={styles.tools}>
      {(filters || order) && (
        <div className={styles.filters}>
          {filters}
          {order && <ListOrder list={list} tab={tab} {...order} isOnlyChoice={!hasColumns} />}
        </div>
      )}
      <div className={styles.menus}>
        <ViewMenu me={me} list={list} />
        {hasColumns && <ChooseColumns list={list} without={without} />}
        {children}
      </div>
    </div>
  )
}

interface ListOrderProps<L extends OfficeList> {
  list: L
  tab: string | undefined
  current: OrderOf<L>
  usual: OrderOf<L>
  /** No headers sort the list. */
  isOnlyChoice: boolean
}

/** The order as a field: on telephones, and for lists without headers. */
function ListOrder<L extends OfficeList>({ list, tab, current, usual, isOnlyChoice }: ListOrderProps<L>) {
  const t = useT()
  const { set } = useListAddress(list)
  return (
    <div className={isOnlyChoice ? undefined : styles.narrow}>
      <Select
        label={t('admin_list_order')}
        value={current}
        onChange={({ target: { value } }) => set('order', value === usual ? '' : value)}
      >
        {ordersOf(list, tab).map((order: string) => (
          <option key={order} value={order}>
            {t(order.startsWith('-') ? 'admin_list_order_falling' : 'admin_list_order_rising', {
              name: columnName(t, list, order.replace('-', '')),
            })}
          </option>
        ))}
      </Select>
    </div>
  )
}
