import type { Language } from '#domain/text/language'
import { type Assets, escapeHtml } from './document.ts'

const words: Record<Language | 'it', string> = {
  en: 'This part of the site needs JavaScript. You can also reach us by telephone:',
  fr: 'Cette partie du site a besoin de JavaScript. Vous pouvez aussi nous appeler\u00a0:',
  de: 'Dieser Teil der Website braucht JavaScript. Sie erreichen uns auch per Telefon:',
  it: 'Questa parte del sito richiede JavaScript. Può anche chiamarci:',
}

/**
 * The SPA shell: the document in which only the browser renders a page. It is the same for everyone. Nothing is visible
 * before the scripts run, so they are loaded immediately.
 */
export function shellDocument(
  language: Language,
  { name, phone, version }: { name: string; phone: string; version?: string },
  assets: Assets,
) {
  const [entry = assets.script, ...others] = assets.modules
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(name)}</title><meta name="description" content="">`,
    '<meta name="robots" content="noindex,nofollow"><meta name="referrer" content="no-referrer">',
    // Staff read it in the back office; visitors need not know it.
    ...(version ? [`<meta name="version" content="${escapeHtml(version)}">`] : []),
    ...assets.styles.map(style => `<link rel="stylesheet" href="${style}">`),
    `<script type="module" src="${entry}"></script>`,
    ...others.map(module => `<link rel="modulepreload" href="${module}">`),
    '<link rel="icon" href="/icon.svg" type="image/svg+xml"><meta name="theme-color" content="#FAF7F1">',
    `</head><body><noscript><p>${words[language]} ${escapeHtml(phone)}</p></noscript><div id="root"></div></body></html>`,
  ].join('')
}
