import type { Transaction } from '#database/connection'
import { formatMoney } from '#domain/calendar/formats'
import { formatQuiz, type QuizAnswers, quizOrder } from '#domain/content/quiz'
import { templateOf } from '#domain/content/templates'
import type { Audience } from '#domain/geography/audience'
import { type Language, localPath } from '#domain/text/language'
import type { Context } from '#server/context'
import { queueEmail, tooManyEmails } from '#server/features/mail/public'
import { matchVillas } from './match-villas.ts'

interface Asked {
  email: string
  /** Honeypot field: hidden from people, so only programs fill it in. */
  website: string
  answers: QuizAnswers
  language: Language
  audience: Audience
}

/**
 * E-mails the three villas with their reasons and a link back to them. A suspected program gets the same response, but
 * no e-mail is sent. Throws `too-many-emails`.
 */
export async function sendMatches(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'clock' | 'configuration' | 'documents'>,
  { email, website, answers, language, audience }: Asked,
): Promise<void> {
  if (website !== '') return
  const { catalogue, configuration, documents } = world
  const { publicUrl: site, company, office } = configuration
  const { matches, searchPath } = matchVillas(world, answers, audience, language)
  const addressOf = (path: string) => `${site}${localPath(path, language)}`
  const quiz = catalogue.content.pages.find(({ templateId }) => templateOf(templateId).name === 'quiz')
  const letter = await documents.matchesEmail({
    sender: { site, company, office },
    language,
    recipient: email,
    matches: matches.map(({ property, reasons }) => ({
      name: property.name,
      place: `${property.loc}, ${property.region}`,
      address: addressOf(property.url),
      price: formatMoney(property.priceFrom, 'EUR', language),
      picture: {
        url: `${site}${property.thumb.url}/1000.jpg`,
        alt: property.thumb.alt,
        width: property.thumb.width,
        height: property.thumb.height,
      },
      reasons,
    })),
    links: {
      again: quiz ? `${addressOf(quiz.path)}#${formatQuiz(answers, quizOrder.length)}` : null,
      search: addressOf(searchPath),
    },
  })
  const mailId = await queueEmail(tx, {
    purpose: 'form',
    recipient: email,
    requestedBy: 'nobody',
    language,
    ...letter,
    replyTo: office.email,
  })
  if (mailId === undefined) throw tooManyEmails()
}
