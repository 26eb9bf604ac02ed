import type { VillaPictureTexts } from '#contract/staff/office-pictures'
import type { RecordState } from '#domain/access/versions'
import { type Language, languages } from '#domain/text/language'
import type { MessageKey, Translate } from '#web/messages'

const credit = ['photographer', 'licence', 'licenceEnds'] as const
const creditLabels = {
  photographer: 'admin_pictures_photographer',
  licence: 'admin_pictures_licence_terms',
  licenceEnds: 'admin_pictures_licence_ends',
} as const satisfies Record<(typeof credit)[number], MessageKey>

/** The field of a picture's description: its id is no index of a list. */
export const altName = (id: number, language: Language): string => `p${id}.${language}`

/** The texts as they are typed: descriptions by picture, and one licence for all. */
export type TypedTexts = Record<(typeof credit)[number], string> & Record<`p${number}`, Record<Language, string>>

/** The present texts of all pictures as fields, with their revisions. */
export const baseOf = ({ pictures }: VillaPictureTexts) => ({
  revision: Object.fromEntries(pictures.map(({ id, revision }) => [`p${id}`, revision])),
  fields: Object.fromEntries(
    pictures.flatMap(({ id, alt, photographer, licence, licenceEnds }) => [
      ...languages.map(language => [altName(id, language), alt[language]]),
      ...Object.entries({ photographer, licence, licenceEnds: licenceEnds ?? '' }).map(([name, value]) => [
        `p${id}.${name}`,
        value,
      ]),
    ]),
  ) as Record<string, string>,
})

/** The fields as they are typed; an empty licence leaves that of each picture. */
export const fieldsOf = ({ pictures }: VillaPictureTexts, base: RecordState, typed: TypedTexts): RecordState => ({
  ...base,
  ...Object.fromEntries(
    pictures.flatMap(({ id }) => [
      ...languages.map(language => [altName(id, language), typed[`p${id}`]?.[language] ?? '']),
      ...credit.flatMap(name => (typed[name] ? [[`p${id}.${name}`, typed[name]]] : [])),
    ]),
  ),
})

/** The pictures whose fields differ from those of a revision, as the endpoint takes them. */
export const changedPictures = (
  { pictures }: VillaPictureTexts,
  revisions: Readonly<Record<string, number>>,
  fields: RecordState,
  over: RecordState,
) =>
  pictures.flatMap(({ id }) => {
    const names = [...languages, ...credit]
    if (names.every(name => fields[`p${id}.${name}`] === over[`p${id}.${name}`])) return []
    const [altEn, altFr, altDe, photographer, licence, licenceEnds] = ['en', 'fr', 'de', ...credit].map(name =>
      String(fields[`p${id}.${name}`] ?? ''),
    )
    const texts = { altEn, altFr, altDe, photographer, licence, licenceEnds }
    return [{ id, revision: revisions[`p${id}`] ?? 0, texts: texts as Record<keyof typeof texts, string> }]
  })

/** The label of a field where two edits differ. */
export function labelOfField(field: string, { pictures }: VillaPictureTexts, t: Translate): string {
  const [picture, name] = field.split('.')
  const position = pictures.findIndex(({ id }) => `p${id}` === picture) + 1
  const language = languages.find(code => code === name)
  if (language) return t('admin_pictures_alt_of', { position, language: t(`admin_language_${language}`) })
  const part = credit.find(each => each === name) ?? 'licence'
  return `${position}. ${t(creditLabels[part])}`
}
