import '#web/styles/global.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { api } from '#web/api'
import { App } from '#web/app'
import { loadMessages } from '#web/messages'
import { createRoutes, type PageData } from '#web/routes'
import { loadTemplate } from '#web/templates'

async function start() {
  const state = document.getElementById('state')
  const root = document.getElementById('root')
  if (!state || !root) return
  const data = JSON.parse(state.textContent) as PageData
  await Promise.all([loadTemplate(data.page.template), loadMessages(data.language)])
  const router = createBrowserRouter(createRoutes(api, data), { hydrationData: { loaderData: { page: data } } })
  startTransition(() => {
    hydrateRoot(
      root,
      <App>
        <RouterProvider router={router} />
      </App>,
      // What a boundary has caught is told on the page; the console is for those who build it.
      { ...(!import.meta.env.DEV && { onCaughtError: () => {} }) },
    )
  })
}

void start()
