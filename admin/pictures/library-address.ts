import { useLocation } from 'react-router'
import { addressOfList } from '#admin/lists/use-list-address'
import { type OrderOf, orderIn } from '#domain/office-lists/lists'
import { type PictureState, pictureStates } from '#domain/pictures/picture-rules'
import { parseId } from '#domain/text/id'

/** The filter in the address of the library: a part of it, words, or a villa. */
export interface LibraryFilter {
  state: PictureState
  words: string
  order: OrderOf<'/office/pictures'>
  /** Whether it is a table, not a grid. */
  isTable?: boolean
  /** The chosen columns of the table. */
  columns?: string
  villaId?: number | undefined
  /** The descriptions of the villa's pictures. */
  isTexts?: boolean
}

/** The address of the library with a filter. */
export function libraryAddress(filter: Partial<LibraryFilter>) {
  const { state = 'all', words = '', order = '-added', isTable = false, columns = '', villaId, isTexts } = filter
  const query = new URLSearchParams({
    ...(villaId !== undefined && { villa: String(villaId) }),
    ...(isTexts && { view: 'texts' }),
    ...(state !== 'all' && { state }),
    ...(words !== '' && { words }),
    ...(isTable && { show: 'table' }),
    ...(order !== '-added' && { order }),
    ...(columns !== '' && { columns }),
  }).toString()
  return addressOfList('/office/pictures', query)
}

/** The filter of the present address; parts that are not understood are left out. */
export function useLibraryFilter(): LibraryFilter {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const state = pictureStates.find(name => name === query.get('state')) ?? 'all'
  const order = orderIn('/office/pictures', search) ?? '-added'
  return {
    state,
    words: query.get('words') ?? '',
    order,
    isTable: query.get('show') === 'table',
    columns: query.get('columns') ?? '',
    villaId: parseId(query.get('villa') ?? ''),
    isTexts: query.get('view') === 'texts',
  }
}
