import { hiddenFrom } from '#domain/geography/audience'
import { localPath } from '#domain/text/language'
import { always, type ItemBuilder, namesOf, noted } from './searchable-item.ts'
import { synonyms } from './tokenizer.ts'

export const villa: ItemBuilder = (catalogue, id, language) => {
  const { content, villas } = catalogue
  const found = villas.get(id)
  if (!found) return undefined
  const { row, search } = found
  const around = content.regionById.get(row.regionId)
  const part = content.subRegionById.get(row.subRegionId ?? 0)
  const groups = content.amenityGroups.filter(group => search.amenityGroups.includes(group.id))
  return {
    id: `villa ${id}`,
    kind: 'villas',
    name: row.name,
    note: noted(row.place, around?.name[language]),
    path: localPath(row.path, language),
    picture: row.thumb,
    also: [],
    // Texts that many villas share: a place with all its names, an amenity with its two.
    where: [
      [
        row.place,
        ...namesOf(part),
        ...namesOf(around),
        ...namesOf(content.countryById.get(search.countryId)),
        around?.groupingName[language] ?? '',
      ].join(' · '),
    ],
    about: [synonyms.villa[language], ...groups.map(({ name }) => `${name[language]} · ${name.en}`)],
    order: row.sortOrder,
    visibleTo: audience => !hiddenFrom(audience, search),
  }
}

/** Amenity groups, as the filters offer them; they link to the villas that have them. */
export const amenities: ItemBuilder = ({ content }, id, language) => {
  const row = content.offeredAmenityGroups.find(group => group.id === id)
  const parts = content.amenitiesInGroups
    .filter(({ amenityGroupId }) => amenityGroupId === id)
    .flatMap(({ amenityId }) => content.amenityById.get(amenityId)?.name[language] ?? [])
  return (
    row && {
      id: `amenities ${id}`,
      kind: 'amenities',
      name: row.name[language],
      note: parts.length > 1 ? parts.join(', ') : '',
      path: localPath(`/results?amenities=${id}`, language),
      also: namesOf(row),
      where: [],
      about: [synonyms.villa[language], ...parts],
      visibleTo: always,
    }
  )
}
