import { useLocation, useNavigate } from 'react-router'
import { cleanListQuery, type OfficeList } from '#domain/office-lists/lists'
import { useLocalPath } from '#web/messages'

/** The query of a list without filter, order and columns: an address without a query opens the default view. */
const standard = 'view=standard'

/** The address of a list with a query. It says what is shown: the address without a query opens the default view. */
export const addressOfList = (list: OfficeList, query: string): `${OfficeList}?${string}` =>
  `${list}?${query || standard}`

/** The query of a list with one part set, or taken out by an empty value. */
export function withPart(query: string, name: string, value: string): string {
  const next = new URLSearchParams(query)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next.toString()
}

/** The query of a list’s address, in the spelling of its views, and a function that changes a part of it. */
export function useListAddress(list: OfficeList) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const localPath = useLocalPath()
  const query = cleanListQuery(list, search)
  const open = (next: string, replace = false) => void navigate(localPath(addressOfList(list, next)), { replace })
  return {
    query,
    get: (name: string): string => new URLSearchParams(query).get(name) ?? '',
    open,
    /** A choice replaces the entry of the history: Back leaves the list. */
    set: (name: string, value: string) => open(cleanListQuery(list, withPart(query, name, value)), true),
  }
}
