import '#web/styles/global.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { defaultCurrency } from '#domain/currency'
import type { Language } from '#domain/language'
import { api } from '#web/api'
import { App } from '#web/app'
import { readCookie } from '#web/cookies'
import type { PageData } from '#web/page-data'
import { createRoutes } from '#web/routes'
import { loadTemplate } from '#web/templates'

// What a boundary has caught is told on the page; the console is for those who build it.
const options = { ...(!import.meta.env.DEV && { onCaughtError: () => {} }) }

const currencyIn = (language: Language) => defaultCurrency(readCookie('officecountry'), language)

const appOf = (router: ReturnType<typeof createBrowserRouter>) => (
  <App>
    <RouterProvider router={router} />
  </App>
)

async function start() {
  const state = document.getElementById('state')
  const root = document.getElementById('root')
  if (!root) return
  // A shell brings no page along: it is asked for and rendered here.
  if (!state)
    return createRoot(root, options).render(appOf(createBrowserRouter(createRoutes(api, 'shell', currencyIn))))
  const data = JSON.parse(state.textContent) as PageData
  await loadTemplate(data.page.template, data.language)
  const routes = createRoutes(api, data, currencyIn)
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { page: data } } })
  startTransition(() => {
    hydrateRoot(root, appOf(router), options)
  })
}

void start()
