import type { Language } from '#domain/text/language'
import { escapeHtml } from './document.ts'

const words: Record<Language | 'it', { title: string; text: string; again: string; number: string }> = {
  en: {
    title: 'Something went wrong on our side',
    text: 'Nothing you entered is lost. Please try again in a moment.',
    again: 'To the home page',
    number: 'If you write to us, this number helps:',
  },
  fr: {
    title: 'Un incident s’est produit de notre côté',
    text: 'Rien de ce que vous avez saisi n’est perdu. Réessayez dans un instant.',
    again: 'Vers l’accueil',
    number: 'Si vous nous écrivez, ce numéro nous aidera\u00a0:',
  },
  de: {
    title: 'Bei uns ist etwas schiefgegangen',
    text: 'Nichts von dem, was Sie eingegeben haben, ist verloren. Bitte versuchen Sie es gleich noch einmal.',
    again: 'Zur Startseite',
    number: 'Falls Sie uns schreiben, hilft diese Nummer:',
  },
  it: {
    title: 'Qualcosa da noi è andato storto',
    text: 'Nulla di ciò che ha inserito è andato perso. Riprovi fra un momento.',
    again: 'Alla pagina iniziale',
    number: 'Se ci scrive, questo numero ci aiuta:',
  },
}

const busyWords: Record<Language | 'it', { title: string; text: string; again: string }> = {
  en: {
    title: 'We have more visitors than usual',
    text: 'The page you asked for could not be shown this time. Please try again in a few seconds.',
    again: 'Try again',
  },
  fr: {
    title: 'Nous avons plus de visites que d’habitude',
    text: 'La page demandée n’a pas pu s’afficher cette fois-ci. Réessayez dans quelques secondes.',
    again: 'Réessayer',
  },
  de: {
    title: 'Wir haben gerade mehr Besuch als sonst',
    text: 'Die gewünschte Seite konnte diesmal nicht gezeigt werden. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    again: 'Noch einmal versuchen',
  },
  it: {
    title: 'Abbiamo più visite del solito',
    text: 'Questa volta la pagina richiesta non si è potuta mostrare. Riprovi fra qualche secondo.',
    again: 'Riprova',
  },
}

const documentOf = (language: Language, title: string, rest: string) =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>',
    `<body><main><h1>${title}</h1>${rest}</main></body></html>`,
  ].join('')

const homeOf = (language: Language) => (language === 'en' ? '/' : `/${language}`)

/** The error page: it depends on nothing that could fail as well. */
export function failureDocument(language: Language, requestId: string): string {
  const { title, text, again, number } = words[language]
  return documentOf(
    language,
    title,
    `<p>${text}</p><p><a href="${homeOf(language)}">${again}</a></p><p>${number} <code>${escapeHtml(requestId)}</code></p>`,
  )
}

/** The page for an overloaded server; its link retries. */
export function overloadDocument(language: Language): string {
  const { title, text, again } = busyWords[language]
  const home = `<a href="${homeOf(language)}">${words[language].again}</a>`
  return documentOf(language, title, `<p>${text}</p><p><a href="">${again}</a></p><p>${home}</p>`)
}
