import '#web/styles/global.css'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, useLoaderData } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { AdminApp } from '#admin/app/admin-app'
import { staffSession } from '#admin/session/staff-session-instance'
import type { Site } from '#contract/site/site'
import { splitLanguage } from '#domain/text/language'
import { PageError } from '#web/features/page-error/public'
import { Toaster } from '#web/features/toasts/public'
import { api } from '#web/lib/api-client'
import { nameHistoryEntry } from '#web/lib/navigation'
import { SiteProvider } from '#web/lib/site-context'
import { consumeUrlSecrets, reloadForSecrets } from '#web/lib/storage/address-secrets'
import { loadMessages, MessagesProvider } from '#web/messages'

// Error boundaries show their errors on the page; only development logs them to the console as well.
const options = { ...(!import.meta.env.DEV && { onCaughtError: () => {} }) }

const idOf = () => {
  const standing = staffSession.getState()
  return standing.kind === 'authenticated' ? standing.person.id : undefined
}

const { language } = splitLanguage(location.pathname)

/** Data that the back office needs to render; each language is a document of its own. */
async function loadAdmin(): Promise<Site> {
  const [site] = await Promise.all([
    api('GET /core/site/lang/{lang}', { params: { lang: language } }),
    loadMessages(language, ['frame', 'account', 'admin', 'autosave', 'conversation', 'trips']),
  ])
  return site
}

function AdminRoot() {
  // Reveals elements that need scripts.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <MessagesProvider language={language}>
      <SiteProvider site={useLoaderData<Site>()}>
        <AdminApp />
        <Toaster />
      </SiteProvider>
    </MessagesProvider>
  )
}

function Nothing() {
  return null
}

/** Renders the back office into the SPA shell, and removes everything when the user signs out. */
function start(element: HTMLElement): void {
  nameHistoryEntry()
  consumeUrlSecrets()
  reloadForSecrets()
  staffSession.ready().catch(() => {
    // Callers of `known` get the error.
  })
  // Loaded once: its pages differ only in what they fetch themselves.
  const loaded = loadAdmin()
  loaded.catch(() => {})
  const router = createBrowserRouter([
    { path: '*', loader: () => loaded, Component: AdminRoot, ErrorBoundary: PageError, HydrateFallback: Nothing },
  ])
  const root = createRoot(element, options)
  let id = idOf()
  staffSession.subscribe(() => {
    const before = id
    id = idOf()
    if (before === undefined || before === id) return
    // The user's data ends with the document: on the page, in memory, and in the back/forward cache.
    root.unmount()
    location.reload()
  })
  // A page restored from the back/forward cache has missed messages of other tabs.
  addEventListener('pageshow', event => event.persisted && staffSession.look())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && staffSession.look())
  root.render(<RouterProvider router={router} />)
}

const element = document.getElementById('root')
if (element) start(element)
