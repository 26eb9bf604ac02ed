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

/** Whether the page that is shown stands in the place of one that is not for who has come. */
let walled = false

/** The wall: log-in or page is shown only once it is known who one is. The log-in stands where one wanted to go. */
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
    // Guests who asked for a page of the lead booker read why they are led elsewhere.
    const isExplained =
      comer !== 'looking-on' && !['/secure', '/account'].includes(splitLanguage(page.canonicalPath).path)
    const target = localPath('/secure/bookings', language) + (item ? `?bid=${item}` : isExplained ? '?instead=1' : '')
    return { kind: 'redirect', status: 302, target }
  }
  walled = true
  const door = await ask(localPath('/secure/login', language))
  // In another language it is still the page that one wanted.
  return door.kind === 'redirect' ? door : { ...door, paths: page.paths, canonicalPath: page.canonicalPath }
}

interface LookingOnProps {
  looking: Looking
  router: ReturnType<typeof createBrowserRouter>
}

/** Stands on each page, whatever its language. */
function LookingOn({ looking, router }: LookingOnProps) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname)
  return (
    <MessagesProvider language={splitLanguage(path).language}>
      <LookingBanner looking={looking} />
    </MessagesProvider>
  )
}

/** Renders a page of the client area into its shell, and does away with all of it when who has signed in goes. */
export function startClient(
  element: HTMLElement,
  options: RootOptions,
  currencyIn: (language: Language) => CurrencyId,
): void {
  session.known().catch(() => {
    // Whoever waits for it is told.
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
    // What this document knows of somebody ends with it: on the page, in memory, and for the way back.
    root.unmount()
    location.reload()
  })
  // A page that a browser has put aside has not heard what other tabs said.
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
