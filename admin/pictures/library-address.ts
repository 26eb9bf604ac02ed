import { useLocation } from 'react-router'
import { type PictureState, pictureStates } from '#domain/pictures/picture-rules'
import { parseId } from '#domain/text/id'

/** The filter in the address of the library: a part of it, words, or a villa. */
export interface LibraryFilter {
  state: PictureState
  words: string
  villaId?: number | undefined
}

/** The address of the library with a filter. */
export function libraryAddress({ state = 'all', words = '', villaId }: Partial<LibraryFilter>) {
  const query = new URLSearchParams({
    ...(villaId !== undefined && { villa: String(villaId) }),
    ...(state !== 'all' && { state }),
    ...(words !== '' && { words }),
  }).toString()
  return query === '' ? ('/office/pictures' as const) : (`/office/pictures?${query}` as const)
}

/** The filter of the present address; parts that are not understood are left out. */
export function useLibraryFilter(): LibraryFilter {
  const query = new URLSearchParams(useLocation().search)
  const state = pictureStates.find(name => name === query.get('state')) ?? 'all'
  return { state, words: query.get('words') ?? '', villaId: parseId(query.get('villa') ?? '') }
}
