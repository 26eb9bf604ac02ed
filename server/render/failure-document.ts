import type { Language } from '#domain/language'
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

/** The page that stands in for one that could not be made: it needs nothing that might fail as well. */
export function failureDocument(language: Language, requestId: string): string {
  const { title, text, again, number } = words[language]
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>',
    `<body><main><h1>${title}</h1><p>${text}</p><p><a href="${language === 'en' ? '/' : `/${language}`}">${again}</a></p>`,
    `<p>${number} <code>${escapeHtml(requestId)}</code></p></main></body></html>`,
  ].join('')
}
