import { type Language, localPath } from '#domain/language'
import { withSecrets } from '#domain/link-secrets'
import { pageIds } from '#domain/page-ids'
import type { Documents } from '#server/adapters/documents/documents'
import { presentPicture } from '#server/catalogue/present'
import type { Context } from '#server/context'

/** The days after which an address that is not confirmed is forgotten. */
export const daysToConfirm = 30

/** The path to which the links of e-mails led, and still do: what was sent with one must go on working. */
export const listPath = (secret: string, language: Language): string => localPath(`/newsletter/${secret}`, language)

interface Addressee {
  recipient: string
  language: Language
  secret: string
}

const senderOf = ({ publicUrl: site, company, office }: Context['configuration']) => ({ site, company, office })

/** The page (84) where a reader confirms, leaves, and chooses what is sent; with the token of an e-mail, without log-in. */
export const subscriptionsPath = (secret: string | undefined, language: Language): string =>
  withSecrets(localPath('/secure/subscriptions', language), secret === undefined ? {} : { t: secret })

const subscriptionsAddress = ({ configuration }: Context, { secret, language }: Addressee): string =>
  `${configuration.publicUrl}${subscriptionsPath(secret, language)}`

/** The whole address that a mail program calls where its reader leaves the list by one click (PD-42). */
export function oneClickAddress(
  { configuration }: Pick<Context, 'configuration'>,
  { contactId, secret, language }: { contactId: string; secret: string; language: Language },
): string {
  const query = new URLSearchParams({ t: secret, lang: language })
  return `${configuration.publicUrl}/api/core/contacts/${contactId}/subscriptions/oneclickemail/false?${query}`
}

/** What the e-mail shows that asks whether an address may be put on the list. */
export const askData = (context: Context, addressee: Addressee): Parameters<Documents['letterAsk']>[0] => ({
  sender: senderOf(context.configuration),
  language: addressee.language,
  recipient: addressee.recipient,
  confirm: subscriptionsAddress(context, addressee),
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
      leave: subscriptionsAddress(context, addressee),
      privacy: privacy ? addressOf(privacy.path) : null,
    },
    picture: picture ? { ...picture, url: `${site}${picture.url}/1000.jpg` } : null,
  }
}
