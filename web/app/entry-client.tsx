import '#web/styles/global.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { defaultCurrency } from '#domain/pricing/currency'
import type { Language } from '#domain/text/language'
import { App } from '#web/app/app'
import { createRoutes } from '#web/app/routes'
import { api } from '#web/lib/api-client'
import { readCookie } from '#web/lib/cookies'
import { nameHistoryEntry } from '#web/lib/navigation'
import type { DocumentData } from '#web/lib/page-data'
import { registerTemplateLoader } from '#web/lib/prefetch'
import { withRetryAndTimeout } from '#web/lib/with-retry'
import { loadTemplate } from '#web/templates'

// Error boundaries show their errors on the page; only development logs them to the console as well.
const options = { ...(!import.meta.env.DEV && { onCaughtError: () => {} }) }

const currencyIn = (language: Language) => defaultCurrency(readCookie('officecountry'), language)

async function start() {
  const state = document.getElementById('state')
  const root = document.getElementById('root')
  if (!root) return
  nameHistoryEntry()
  registerTemplateLoader(loadTemplate)
  // The SPA shell carries no page data: the client loads and renders the page.
  if (!state) {
    const { startPrivateArea: startClosed } = await withRetryAndTimeout(() => import('./start-private-area'))
    return startClosed(root, options, currencyIn)
  }
  const begun = JSON.parse(state.textContent) as DocumentData
  const [site] = await Promise.all([
    withRetryAndTimeout(() => api('GET /core/site/lang/{lang}', { params: { lang: begun.language } })),
    loadTemplate(begun.page.template, begun.language),
  ])
  // A visitor who went back, after a reload, before the app listened has the URL of one page and the HTML of another.
  const bootstrap = document.getElementById('start')
  const opened = bootstrap?.dataset.url
  if (opened !== undefined && opened !== location.pathname + location.search) return location.reload()
  const data = { ...begun, site }
  const routes = createRoutes(api, data, currencyIn)
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { page: data } } })
  // From here on React responds to events; the bootstrap script no longer remembers them.
  bootstrap?.remove()
  startTransition(() => {
    hydrateRoot(
      root,
      <App>
        <RouterProvider router={router} />
      </App>,
      options,
    )
  })
}

void start()
