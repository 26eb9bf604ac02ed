import { useSyncExternalStore } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { admissionTo, comerOf } from '#domain/client-area'
import { type Language, localPath, splitLanguage } from '#domain/language'
import type { CurrencyId } from '#domain/money'
import { templateOf } from '#domain/templates'
import { App } from '#web/app'
import { LookingBanner } from '#web/features/session/lazy'
import { itemIn, type Looking, mailedToken, ownApi, readLooking, session } from '#web/features/session/public'
import { MessagesProvider } from '#web/messages'
import { restoreScroll } from '#web/restore-scroll'
import { type Admit, createRoutes } from '#web/routes'

const idOf = () => {
  const standing = session.standing()
  return standing.kind === 'somebody' ? standing.contact.id : undefined
}

/** Whether the current page replaces one that the visitor may not see. */
let walled = false

/** Route guard: waits for the session, then shows the page or, at the same URL, the login page. */
const admit: Admit = async (page, ask, search) => {
  walled = false
  if (page.kind === 'redirect') return page
  const { client } = templateOf(page.templateId)
  if (!client) return page
  const standing = await session.known()
  const comer = comerOf(standing.kind === 'somebody' ? standing.contact : undefined)
  const hasMailedToken = client.byMailedToken === true && mailedToken() !== undefined
  const admission = admissionTo(client, comer, { hasMailedToken })
  if (admission === 'here') return page
  const { language } = splitLanguage(page.canonicalPath)
  if (admission === 'bookings') {
    const item = itemIn(search)
    // Guests who requested a lead booker's page read why they are redirected.
    const isExplained =
      comer !== 'looking-on' && !['/secure', '/account'].includes(splitLanguage(page.canonicalPath).path)
    const target = localPath('/secure/bookings', language) + (item ? `?bid=${item}` : isExplained ? '?instead=1' : '')
    return { kind: 'redirect', status: 302, target }
  }
  walled = true
  const door = await ask(localPath('/secure/login', language))
  // In another language it is still the requested page.
  return door.kind === 'redirect' ? door : { ...door, paths: page.paths, canonicalPath: page.canonicalPath }
}

interface LookingOnProps {
  looking: Looking
  router: ReturnType<typeof createBrowserRouter>
}

/** Shown on each page, in any language. */
function LookingOn({ looking, router }: LookingOnProps) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname)
  return (
    <MessagesProvider language={splitLanguage(path).language}>
      <LookingBanner looking={looking} />
    </MessagesProvider>
  )
}

/** Renders a page of the client area into the SPA shell, and removes everything when the user signs out. */
export function startClient(
  element: HTMLElement,
  options: RootOptions,
  currencyIn: (language: Language) => CurrencyId,
): void {
  session.known().catch(() => {
    // Callers of `known` get the error.
  })
  const router = createBrowserRouter(createRoutes(ownApi, undefined, currencyIn, admit))
  const root = createRoot(element, options)
  let id = idOf()
  session.follow(() => {
    const before = id
    id = idOf()
    if (before === id) return
    if (before === undefined) {
      if (walled) void router.revalidate()
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
  const looking = readLooking()
  root.render(
    <App>
      {looking && <LookingOn looking={looking} router={router} />}
      <RouterProvider router={router} />
    </App>,
  )
}
