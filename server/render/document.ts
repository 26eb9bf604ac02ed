import { templateOf } from '#domain/content/templates'
import type { Rendering } from '../../web/app/entry-server.tsx'

type PageRendering = Extract<Rendering, { kind: 'page' }>

/** The URLs of the build files that a page needs. */
export interface Assets {
  /** The script in the document. */
  script: string
  /** Style sheets, in order. */
  styles: string[]
  /** The modules that it loads after the first paint. */
  modules: string[]
  fonts: string[]
  /** The font of pages that begin with italics. */
  italics: string[]
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for HTML, attributes included. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => entities[character] ?? '')

/** JSON for a `<script type="application/json">`: it cannot close the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The HTML document around a rendered page. No inline script: state travels as JSON (PD-17). */
export function documentOf(
  { html, head, data }: PageRendering,
  assets: Assets,
  publicUrl: string,
  jsonLd: unknown[],
): string {
  const { page, language, currency } = data
  // The browser fetches the frame's data itself, mostly from its cache.
  const state = { page, language, currency }
  const whole = (path: string) => escapeHtml(publicUrl + encodeURI(path))
  const alternates = head.index
    ? [
        ...head.alternates.map(
          ({ language, path }) => `<link rel="alternate" hreflang="${language}" href="${whole(path)}">`,
        ),
        ...head.alternates
          .filter(({ language }) => language === 'en')
          .map(({ path }) => `<link rel="alternate" hreflang="x-default" href="${whole(path)}">`),
      ]
    : []
  const fonts = templateOf(page.templateId).italics ? [...assets.fonts, ...assets.italics] : assets.fonts
  return [
    `<!doctype html><html lang="${head.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...fonts.map(font => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    ...assets.styles.map(style => `<link rel="stylesheet" href="${style}">`),
    `<script type="module" id="start" src="${assets.script}" data-modules="${assets.modules.join(' ')}" async></script>`,
    `<link rel="canonical" href="${whole(head.canonical)}">`,
    ...alternates,
    head.index ? '' : '<meta name="robots" content="noindex,follow">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    '<meta name="theme-color" content="#FAF7F1">',
    `<meta property="og:type" content="website"><meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    `<meta property="og:url" content="${whole(head.canonical)}">`,
    head.picture ? `<meta property="og:image" content="${whole(`${head.picture}/1000.jpg`)}">` : '',
    ...jsonLd.map(item => `<script type="application/ld+json">${scriptJson(item)}</script>`),
    `</head><body><div id="root">${html}</div>`,
    `<script type="application/json" id="state">${scriptJson(state)}</script></body></html>`,
  ].join('')
}

/** A document without content, for pages that only the browser renders. */
export const emptyDocument = (title: string, assets: Assets): string =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    ...assets.styles.map(style => `<link rel="stylesheet" href="${style}">`),
    `<script type="module" src="${assets.script}"></script></head><body><div id="root"></div></body></html>`,
  ].join('')
