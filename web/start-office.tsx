import { createRoot, type RootOptions } from 'react-dom/client'
import { createBrowserRouter, useLoaderData } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Site } from '#contract/site'
import { splitLanguage } from '#domain/language'
import { api } from '#web/api'
import { App } from '#web/app'
import { Desk, desk } from '#web/features/desk/public'
import { NoticeRegion } from '#web/features/notices/public'
import { PageError } from '#web/features/page-error/public'
import { loadWords, MessagesProvider } from '#web/messages'
import { SiteProvider } from '#web/site'

const idOf = () => {
  const standing = desk.standing()
  return standing.kind === 'somebody' ? standing.person.id : undefined
}

const { language } = splitLanguage(location.pathname)

/** Data that the back office needs to render; each language is a document of its own. */
async function loadDesk(): Promise<Site> {
  const [site] = await Promise.all([
    api('GET /core/site/lang/{lang}', { params: { lang: language } }),
    loadWords(language, ['frame', 'own-account', 'own-desk']),
  ])
  return site
}

function Office() {
  return (
    <MessagesProvider language={language}>
      <SiteProvider site={useLoaderData<Site>()}>
        <Desk />
        <NoticeRegion />
      </SiteProvider>
    </MessagesProvider>
  )
}

function Nothing() {
  return null
}

/** Renders the back office into the SPA shell, and removes everything when the user signs out. */
export function startOffice(element: HTMLElement, options: RootOptions): void {
  desk.known().catch(() => {
    // Callers of `known` get the error.
  })
  // Loaded once: its pages differ only in what they fetch themselves.
  const loaded = loadDesk()
  loaded.catch(() => {})
  const router = createBrowserRouter([
    { path: '*', loader: () => loaded, Component: Office, ErrorBoundary: PageError, HydrateFallback: Nothing },
  ])
  const root = createRoot(element, options)
  let id = idOf()
  desk.follow(() => {
    const before = id
    id = idOf()
    if (before === undefined || before === id) return
    // The user's data ends with the document: on the page, in memory, and in the back/forward cache.
    root.unmount()
    location.reload()
  })
  // A page restored from the back/forward cache has missed messages of other tabs.
  addEventListener('pageshow', event => event.persisted && desk.look())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && desk.look())
  root.render(
    <App>
      <RouterProvider router={router} />
    </App>,
  )
}
