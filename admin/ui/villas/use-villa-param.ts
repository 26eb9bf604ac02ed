import { useLocation } from 'react-router'
import { parseIdParam } from '#domain/text/id'

/** The villa that the address names by `villa`; undefined where it names none. */
export const useVillaParam = (): number | undefined => parseIdParam(useLocation().search, 'villa')
