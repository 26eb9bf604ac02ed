import { useLocation } from 'react-router'
import { useMayChange } from '#admin/permissions/may-change'

/** Whether the address asks the page to open its form: the search leads to it by `new`. */
export function useOpensForm(): boolean {
  const mayChange = useMayChange()
  return new URLSearchParams(useLocation().search).has('new') && mayChange
}
