import { useLocation, useNavigate } from 'react-router'
import { cleanListQuery, type OfficeList } from '#domain/office-lists/lists'
import { useLocalPath } from '#web/messages'

/** The address of a list with a query. */
export const addressOfList = (list: OfficeList, query: string): OfficeList | `${OfficeList}?${string}` =>
  query === '' ? list : `${list}?${query}`

/** The query of a list with one part set, or taken out by an empty value. */
export function withPart(query: string, name: string, value: string): string {
  const next = new URLSearchParams(query)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next.toString()
}

/** What the address of a list says, in the spelling of its views, and how a part of it is changed. */
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
