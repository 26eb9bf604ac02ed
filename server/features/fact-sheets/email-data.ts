import { getFactSheet } from '#contract/villas/properties'
import { type Language, localPath } from '#domain/text/language'
import type { Documents } from '#server/adapters/documents/documents'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import { presentPicture } from '#server/catalogue/present'
import type { Context } from '#server/context'

interface Addressee {
  recipient: string
  name: string
  language: Language
}

/** Data of the e-mail that brings a villa's fact sheet. */
export function letterData(
  { catalogue, configuration }: Context,
  { row }: CatalogueVilla,
  { recipient, name, language }: Addressee,
): Parameters<Documents['factSheetEmail']>[0] {
  const { publicUrl: site, company, office } = configuration
  const picture = presentPicture(row.thumb, language)
  const sheet = getFactSheet.path.replace('{id}', String(row.id)).replace('{lang}', language)
  return {
    sender: { site, company, office },
    language,
    recipient,
    name,
    villa: {
      name: row.name,
      region: catalogue.content.regionById.get(row.regionId)?.name[language] ?? '',
      address: `${site}${localPath(row.path, language)}`,
      sheet: `${site}/api${sheet}`,
      picture: { ...picture, url: `${site}${picture.url}/1000.jpg` },
    },
  }
}
