import { useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ResultsData } from '#contract/pages/results'
import { formatSearch } from '#domain/search/search-params'
import { exampleSite } from '#web/gallery/example-site'
import { SiteProvider } from '#web/lib/site-context'
import { MessagesProvider } from '#web/messages'
import { renderComponent } from '#web/testing/render-component'
import { useResultsSearch } from './use-results-search'

const corfu = 16

function Results() {
  const { query, change } = useResultsSearch(useLoaderData<ResultsData>())
  return (
    <>
      <output>{formatSearch(query) || 'everything'}</output>
      <button type="button" onClick={() => change({ des: [corfu] })}>
        Corfu
      </button>
      <button type="button" onClick={() => change({ des: [] }, 400)}>
        Everywhere
      </button>
    </>
  )
}

test('a change that is taken back while its results are loading ends without it', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const loader = async ({ request }: { request: Request }) => {
    const query = new URL(request.url).search.slice(1)
    if (query) await arrived
    return { query, list: null, listQuery: null }
  }
  const element = (
    <MessagesProvider language="en">
      <SiteProvider site={exampleSite}>
        <Results />
      </SiteProvider>
    </MessagesProvider>
  )
  const { router } = await renderComponent(null, {
    at: '/results',
    pages: [{ path: '/results', loader, element, hydrateFallbackElement: <p>Loading</p> }],
  })
  const shown = page.getByRole('status')
  await expect.element(shown).toHaveTextContent('everything')
  await page.getByRole('button', { name: 'Corfu' }).click()
  await expect.poll(() => router.state.navigation.state).toBe('loading')
  await page.getByRole('button', { name: 'Everywhere' }).click()
  // The results with Corfu arrive before the second change is sent.
  arrive()
  await expect.poll(() => router.state.location.search).toBe(`?des=${corfu}`)
  await expect.poll(() => router.state.location.search).toBe('')
  await expect.element(shown).toHaveTextContent('everything')
})
