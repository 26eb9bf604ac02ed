import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderComponent } from '#web/testing/render-component'
import { useQuery } from './query'
import { useMutation } from './use-mutation'

/** A list on a server; it can reject additions, or delay them. */
const aServer = () => ({ entries: ['one'], fails: false, hold: Promise.resolve(), additions: 0 })

function List({ server }: { server: ReturnType<typeof aServer> }) {
  const { data } = useQuery('entries of a list', async () => [...server.entries])
  const { status, isSending, error, mutate } = useMutation(async (entry: string) => {
    server.additions++
    await server.hold
    if (server.fails) throw new Error('refused')
    server.entries.push(entry)
  }, 'entries of')
  return (
    <>
      <h1>List</h1>
      <p data-testid="entries">{data?.join(', ')}</p>
      <p data-testid="state">{isSending ? 'sending' : error !== undefined ? 'failed' : status}</p>
      <button
        type="button"
        onClick={() => {
          void mutate('two')
          void mutate('three')
        }}
      >
        Add
      </button>
    </>
  )
}

const entries = page.getByTestId('entries')
const state = page.getByTestId('state')
const add = page.getByRole('button', { name: 'Add' })

test('a change is sent once at a time, and the queries that it affects are refetched', async () => {
  const server = aServer()
  await renderComponent(<List server={server} />)
  await expect.element(entries).toHaveTextContent('one')
  let go = () => {}
  server.hold = new Promise(resolve => {
    go = resolve
  })
  await add.click()
  await expect.element(state).toHaveTextContent('sending')
  go()
  await expect.element(entries).toHaveTextContent('one, two')
  await expect.element(state).toHaveTextContent('done')
  expect(server.additions).toBe(1)
})

test('a failed change shows its error, refetches too, and can be repeated', async () => {
  const server = aServer()
  await renderComponent(<List server={server} />)
  await expect.element(entries).toHaveTextContent('one')
  server.fails = true
  server.entries = ['changed by another']
  await add.click()
  await expect.element(state).toHaveTextContent('failed')
  await expect.element(entries).toHaveTextContent('changed by another')
  server.fails = false
  await add.click()
  await expect.element(state).toHaveTextContent('done')
})
