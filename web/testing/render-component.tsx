import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, parsePath, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { page } from 'vitest/browser'
import type { Site } from '#contract/site/site'
import type { CurrencyId } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import { CurrencyProvider } from '#web/features/currency/public'
import { Toaster } from '#web/features/toasts/public'
import { exampleSite } from '#web/gallery/example-site'
import { SiteProvider } from '#web/lib/site-context'
import { loadAllMessages, loadMessages, type MessageNamespace, MessagesProvider } from '#web/messages'
import { type WindowName, windows } from './windows'

interface Surroundings {
  language?: Language
  currency?: CurrencyId
  /** Layout data that differs from the example's. */
  site?: Partial<Site>
  /** It brings the landmarks of the page itself, as header and footer do. */
  isLayout?: boolean
}

interface Options extends Surroundings {
  /** Path and query of the page that shows it. */
  at?: string
  /** Namespaces of the client area and the back office; those of the public site are there. */
  messages?: readonly MessageNamespace[]
  window?: WindowName
  /** Other pages, to which it leads. */
  pages?: readonly RouteObject[]
}

let visits = 0
const mounted: { root: Root; container: HTMLElement }[] = []

function Page({
  language = 'en',
  currency = 1,
  site,
  isLayout = false,
  children,
}: Surroundings & { children: ReactNode }) {
  return (
    <MessagesProvider language={language}>
      <SiteProvider site={{ ...exampleSite, ...site }}>
        <CurrencyProvider value={currency}>
          {isLayout && children}
          <main id="content" tabIndex={-1}>
            {!isLayout && children}
          </main>
          <Toaster />
        </CurrencyProvider>
      </SiteProvider>
    </MessagesProvider>
  )
}

/**
 * Shows a component as the site would: with messages, layout data, currency, a router and notices. Returns the router,
 * whose location is the page's.
 */
export async function renderComponent(
  component: ReactNode,
  { at = '/', messages = [], window = 'desktop', pages = [], ...surroundings }: Options = {},
) {
  const { language = 'en' } = surroundings
  const { width, height } = windows[window]
  await Promise.all([page.viewport(width, height), loadAllMessages(language), loadMessages(language, messages)])
  document.documentElement.lang = language
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  // Each visit has its own entry of the history, under whose key texts are remembered.
  const entry = { ...parsePath(at), key: `test-${++visits}` }
  const element = <Page {...surroundings}>{component}</Page>
  const router = createMemoryRouter([...pages, { path: '*', element }], { initialEntries: [entry] })
  flushSync(() => root.render(<RouterProvider router={router} />))
  const one = { root, container }
  mounted.push(one)
  return {
    router,
    /** Path and query of the page. */
    address: () => router.state.location.pathname + router.state.location.search,
    container,
    /** Takes the component away, as a change of the page does. */
    unmount: () => unmount(one),
  }
}

function unmount({ root, container }: (typeof mounted)[number]) {
  root.unmount()
  container.remove()
}

/** Ends what the test has shown. */
export function unmountAll() {
  for (const one of mounted.splice(0)) unmount(one)
}
