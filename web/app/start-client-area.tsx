import { useSyncExternalStore } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { pageAccess, viewerOf } from '#domain/access/page-access'
import { findClientPage } from '#domain/content/client-pages'
import type { CurrencyId } from '#domain/pricing/money'
import { parseIdParam } from '#domain/text/id'
import { type Language, localPath, splitLanguage } from '#domain/text/language'
import { App } from '#web/app/app'
import { createRoutes, type RouteGuard } from '#web/app/routes'
import { LookingBanner } from '#web/features/session/lazy'
import { type Impersonation, mailedToken, readImpersonation, session, sessionApi } from '#web/features/session/public'
import { restoreScroll } from '#web/lib/restore-scroll'
import { MessagesProvider } from '#web/messages'

const idOf = () => {
  const standing = session.getState()
  return standing.kind === 'authenticated' ? standing.contact.id : undefined
}

/** Whether the current page replaces one that the visitor may not see. */
let isBlockedByGuard = false

/** Route guard: waits for the session, then shows the page or, at the same URL, the login page. */
const guardRoute: RouteGuard = async (page, ask, search) => {
  isBlockedByGuard = false
  if (page.kind === 'redirect') return page
  const access = findClientPage(page.templateId)?.access
  if (!access) return page
  const standing = await session.known()
  const comer = viewerOf(standing.kind === 'authenticated' ? standing.contact : undefined)
  const hasMailedToken = access.byMailedToken === true && mailedToken() !== undefined
  const admission = pageAccess(access, comer, { hasMailedToken })
  if (admission === 'here') return page
  const { language } = splitLanguage(page.canonicalPath)
  if (admission === 'bookings') {
    const item = parseIdParam(search, 'bid')
    // Guests who requested a lead booker's page read why they are redirected.
    const isExplained =
      comer !== 'looking-on' && !['/secure', '/account'].includes(splitLanguage(page.canonicalPath).path)
    const target = localPath('/secure/bookings', language) + (item ? `?bid=${item}` : isExplained ? '?instead=1' : '')
    return { kind: 'redirect', status: 302, target }
  }
  isBlockedByGuard = true
  const door = await ask(localPath('/secure/login', language))
  // In another language it is still the requested page.
  return door.kind === 'redirect' ? door : { ...door, paths: page.paths, canonicalPath: page.canonicalPath }
}

interface LookingOnProps {
  looking: Impersonation
  router: ReturnType<typeof createBrowserRouter>
}

/** Shown on each page, in any language. */
function ImpersonationOverlay({ looking, router }: LookingOnProps) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname)
  return (
    <MessagesProvider language={splitLanguage(path).language}>
      <LookingBanner looking={looking} />
    </MessagesProvider>
  )
}

/** Renders a page of the client area into the SPA shell, and removes everything when the user signs out. */
export function startClientArea(
  element: HTMLElement,
  options: RootOptions,
  currencyIn: (language: Language) => CurrencyId,
): void {
  session.known().catch(() => {
    // Callers of `known` get the error.
  })
  const router = createBrowserRouter(createRoutes(sessionApi, undefined, currencyIn, guardRoute))
  const root = createRoot(element, options)
  let id = idOf()
  session.subscribe(() => {
    const before = id
    id = idOf()
    if (before === id) return
    if (before === undefined) {
      if (isBlockedByGuard) void router.revalidate()
      return
    }
    // The user's data ends with the document: on the page, in memory, and in the back/forward cache.
    root.unmount()
    location.reload()
  })
  // A page restored from the back/forward cache has missed messages of other tabs.
  addEventListener('pageshow', event => event.persisted && session.look())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && session.look())
  restoreScroll()
  const looking = readImpersonation()
  root.render(
    <App>
      {looking && <ImpersonationOverlay looking={looking} router={router} />}
      <RouterProvider router={router} />
    </App>,
  )
}
