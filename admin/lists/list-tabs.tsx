import { useLocation } from 'react-router'
import { AdminLink } from '#admin/ui/admin-link'
import styles from '#admin/ui/list.module.css'
import type { AdminListPage } from '#domain/access/admin-pages'
import { cleanListQuery, isOfficeList } from '#domain/office-lists/lists'
import { addressOfList, withPart } from './use-list-address'

/** The list that the address names by `state`; the first one where it names none. */
export function useListState<State extends string>(states: readonly [State, ...State[]]): State {
  const asked = new URLSearchParams(useLocation().search).get('state')
  return states.find(state => state === asked) ?? states[0]
}

interface ListTabsProps<State extends string> {
  page: AdminListPage
  /** Accessible name of the group. */
  label: string
  /** Each list with its name; the first is at the page's own address, where that has no default view. */
  tabs: readonly { state: State; name: string }[]
  current: State
}

/** Links to the lists of a page, each with an address. */
export function ListTabs<State extends string>({ page, label, tabs, current }: ListTabsProps<State>) {
  const { search } = useLocation()
  const addressOf = (state: State, isFirst: boolean) => {
    if (isOfficeList(page)) return addressOfList(page, withPart(cleanListQuery(page, search), 'state', state))
    return isFirst ? page : (`${page}?state=${state}` as const)
  }
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ state, name }, i) => (
          <li key={state}>
            <AdminLink to={addressOf(state, i === 0)} aria-current={state === current ? 'page' : undefined}>
              {name}
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
