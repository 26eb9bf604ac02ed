import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { CurrencyId } from '#domain/pricing/money'
import { languages } from '#domain/text/language'
import { App } from '#web/app/app'
import { createRoutes } from '#web/app/routes'
import { createApi, type Transport } from '#web/lib/api-client'
import { buildHead, type Head } from '#web/lib/document-head'
import type { PageData } from '#web/lib/page-data'
import { loadAllMessages } from '#web/messages'
import { templateSources } from '#web/template-messages'
import { loadAllTemplates } from '#web/templates'

/** Result of a render: content for the document, or a redirect. */
export type Rendering =
  | { kind: 'page'; status: number; html: string; head: Head; data: PageData; sources: string[] }
  | { kind: 'redirect'; status: number; target: string }

// Messages and templates are loaded before the first request.
await Promise.all([...languages.map(loadAllMessages), loadAllTemplates()])

/** Renders a URL with the loader that the browser runs; its calls use the given transport. */
export async function render(url: string, transport: Transport, currency: CurrencyId): Promise<Rendering> {
  const routes = createRoutes(createApi(transport), undefined, () => currency)
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request(url))
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, target: context.headers.get('location') ?? '/' }
  }
  // Without data there is nothing to render: the server sends its own error page.
  if (context.errors) throw Object.values(context.errors)[0]
  const data = context.loaderData.page as PageData
  const html = renderToString(
    <App>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </App>,
  )
  return {
    kind: 'page',
    status: data.page.status,
    html,
    head: buildHead(data),
    data,
    sources: templateSources(data.page.template, data.language),
  }
}
