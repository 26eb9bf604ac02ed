import { expect, test } from 'vitest'
import { calls } from '#contract/calls'
import { refusals } from '#contract/refusals'
import { makeOpenApi } from '#tools/openapi-document'

const document = JSON.parse(await makeOpenApi()) as { paths: Record<string, Record<string, { summary?: string }>> }

test.each(calls.map(call => [`${call.method} ${call.path}`, call] as const))(
  '%s is served and documented',
  (_, call) => {
    const documented = document.paths[`/api${call.path}`]?.[call.method.toLowerCase()]
    expect(documented?.summary).toBe(call.summary)
  },
)

test('nothing is served that the contract does not name', () => {
  const served = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  expect(served.toSorted()).toEqual(calls.map(call => `${call.method} /api${call.path}`).toSorted())
})

test('every refusal has a status of its kind', () => {
  for (const { status } of Object.values(refusals)) expect(status).toBeGreaterThanOrEqual(400)
})
