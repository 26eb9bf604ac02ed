import { pageIds } from '#domain/content/page-ids'
import { withSecrets } from '#domain/people/link-secrets'
import { type Language, localPath } from '#domain/text/language'
import type { Documents } from '#server/adapters/documents/documents'
import { presentPicture } from '#server/catalogue/present'
import type { Context } from '#server/context'

/** Days after which an unconfirmed address is deleted. */
export const daysToConfirm = 30

/** The path of links in earlier e-mails, which must keep working. */
export const subscriptionPath = (secret: string, language: Language): string =>
  localPath(`/newsletter/${secret}`, language)

interface Addressee {
  recipient: string
  language: Language
  secret: string
}

const senderOf = ({ publicUrl: site, company, office }: Context['configuration']) => ({ site, company, office })

/** The page (84) to confirm, leave, and choose what is sent; with the token of an e-mail, without log-in. */
export const subscriptionsPath = (secret: string | undefined, language: Language): string =>
  withSecrets(localPath('/secure/subscriptions', language), secret === undefined ? {} : { t: secret })

const subscriptionsAddress = ({ configuration }: Context, { secret, language }: Addressee): string =>
  `${configuration.publicUrl}${subscriptionsPath(secret, language)}`

/** The absolute URL for one-click unsubscription by a mail program (PD-42). */
export function oneClickAddress(
  { configuration }: Pick<Context, 'configuration'>,
  { contactId, secret, language }: { contactId: string; secret: string; language: Language },
): string {
  const query = new URLSearchParams({ t: secret, lang: language })
  return `${configuration.publicUrl}/api/core/contacts/${contactId}/subscriptions/oneclickemail/false?${query}`
}

/** Data of the e-mail that asks to confirm a subscription. */
export const confirmationEmailData = (
  context: Context,
  addressee: Addressee,
): Parameters<Documents['confirmSubscriptionEmail']>[0] => ({
  sender: senderOf(context.configuration),
  language: addressee.language,
  recipient: addressee.recipient,
  confirm: subscriptionsAddress(context, addressee),
  days: daysToConfirm,
})

/** Data of the welcome e-mail. */
export function welcomeData(context: Context, addressee: Addressee): Parameters<Documents['welcomeEmail']>[0] {
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
