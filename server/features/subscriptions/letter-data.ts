import { type Language, localPath } from '#domain/language'
import { pageIds } from '#domain/page-ids'
import type { Documents } from '#server/adapters/documents/documents'
import { presentPicture } from '#server/catalogue/present'
import type { Context } from '#server/context'

/** The days after which an address that is not confirmed is forgotten. */
export const daysToConfirm = 30

/** The path to which the links in letters lead, below which nobody finds anything without the secret of one. */
export const listPath = (secret: string, language: Language): string => localPath(`/newsletter/${secret}`, language)

interface Addressee {
  recipient: string
  language: Language
  secret: string
}

const senderOf = ({ publicUrl: site, company, office }: Context['configuration']) => ({ site, company, office })

/** The whole address at which an addressee confirms, or leaves. */
export const listAddress = ({ configuration }: Context, { secret, language }: Addressee): string =>
  `${configuration.publicUrl}${listPath(secret, language)}`

/** What the e-mail shows that asks whether an address may be put on the list. */
export const askData = (context: Context, addressee: Addressee): Parameters<Documents['letterAsk']>[0] => ({
  sender: senderOf(context.configuration),
  language: addressee.language,
  recipient: addressee.recipient,
  confirm: listAddress(context, addressee),
  days: daysToConfirm,
})

/** What the e-mail shows that tells of a place on the list. */
export function welcomeData(context: Context, addressee: Addressee): Parameters<Documents['letterWelcome']>[0] {
  const { recipient, language } = addressee
  const { catalogue, configuration } = context
  const { publicUrl: site } = configuration
  const { pageById, pictureById } = catalogue.content
  const addressOf = (path: string) => `${site}${localPath(path, language)}`
  const privacy = pageById.get(pageIds.privacy)
  const home = pictureById.get(pageById.get(pageIds.home)?.pictureId ?? 0)
  const picture = home && presentPicture(home, language)
  return {
    sender: senderOf(configuration),
    language,
    recipient,
    links: {
      villas: addressOf('/results'),
      leave: listAddress(context, addressee),
      privacy: privacy ? addressOf(privacy.path) : null,
    },
    picture: picture ? { ...picture, url: `${site}${picture.url}/1000.jpg` } : null,
  }
}
