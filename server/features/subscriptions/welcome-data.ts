import { type Language, localPath } from '#domain/language'
import type { Documents } from '#server/adapters/documents/documents'
import { presentPicture } from '#server/catalogue/present'
import type { Context } from '#server/context'

const pages = { home: 1, privacy: 76 } as const

/** What the e-mail shows that tells of a place on the list. */
export function welcomeData(
  { catalogue, configuration }: Context,
  recipient: string,
  language: Language,
): Parameters<Documents['letterWelcome']>[0] {
  const { publicUrl: site, company, office } = configuration
  const { pageById, pictureById } = catalogue.content
  const addressOf = (path: string) => `${site}${localPath(path, language)}`
  const privacy = pageById.get(pages.privacy)
  const home = pictureById.get(pageById.get(pages.home)?.pictureId ?? 0)
  const picture = home && presentPicture(home, language)
  return {
    sender: { site, company, office },
    language,
    recipient,
    links: { villas: addressOf('/results'), privacy: privacy ? addressOf(privacy.path) : null },
    picture: picture ? { ...picture, url: `${site}${picture.url}/1000.jpg` } : null,
  }
}
