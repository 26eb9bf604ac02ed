import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#domain/text/language'
import { colours } from './theme.ts'

const sans = 'Figtree, "Helvetica Neue", Helvetica, Arial, sans-serif'

/** A standalone page without style sheets and scripts, excluded from search engines. */
export function standalonePage(title: string, body: ReactNode, language: Language = 'en'): string {
  const html = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <title>{title}</title>
      </head>
      <body
        style={{
          margin: 0,
          padding: 'clamp(16px, 4vw, 48px)',
          background: colours.limestone,
          color: colours.ink,
          font: `16px/1.6 ${sans}`,
        }}
      >
        <main>{body}</main>
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
