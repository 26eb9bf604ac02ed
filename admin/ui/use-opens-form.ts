import { useLocation } from 'react-router'

/** Whether the address asks the page to open its form: the search leads to it by `new`. */
export const useOpensForm = (): boolean => new URLSearchParams(useLocation().search).has('new')
