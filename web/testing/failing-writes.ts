import { describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { Endpoints } from '#contract/endpoints'
import { accessibilityViolations } from './accessibility'
import { type Handler, htmlPage, offline, problem, type StubbedResponse, stubApi } from './api-stub'

const ours = /Something went wrong on our side\. .* please try again/
const patience = /Too many attempts in a short time\. Please wait a minute/

/** The ways in which a write fails, and the message where the page has none of its own. */
const failures = {
  conflict: { respond: code => problem(409, code), says: ours },
  stale: { respond: () => problem(412, 'changed-since', { current: null }), says: ours },
  invalid: {
    respond: (_, field) =>
      problem(422, 'invalid-input', { errors: [{ field: `body.${field}`, code: 'invalid', detail: 'Invalid' }] }),
    says: /Please check the marked fields/,
  },
  limited: { respond: () => problem(429, 'too-many-requests'), says: patience },
  broken: { respond: () => problem(500, 'internal'), says: ours },
  'behind a proxy': { respond: () => htmlPage(502), says: ours },
  offline: { respond: offline, says: /We cannot reach our server\. .* try again when you are back online/ },
} satisfies Record<string, { respond: (code: string, field: string) => StubbedResponse; says: RegExp }>

type Failure = keyof typeof failures

/** After these the server can have done its work: a retry must not do it twice. */
const uncertain: readonly Failure[] = ['broken', 'behind a proxy', 'offline']

interface FailingWrite<N extends keyof Endpoints> {
  endpoint: N
  /** Shows the page, and types what the write sends. */
  show: () => Promise<unknown>
  /** Sends. It is pressed again while the first request is pending, and for the retry. */
  button?: () => Locator
  /** Sends where that is no button. */
  send?: () => Promise<unknown>
  /** Expects what was typed, after the failure. */
  kept: () => Promise<unknown>
  reply: Handler<N>
  /** Expects the result of the retry. */
  done: () => Promise<unknown>
  /** The code of a conflict; `not-in-this-state` by default. */
  conflict?: string
  /** The field of a validation error. */
  field?: string
  /** The page's own messages. */
  says?: Partial<Record<Failure, RegExp>>
}

/** Presses a button as an impatient person does, even where it is disabled. */
const pressAgain = (button: Locator) => {
  for (const element of button.elements()) (element as HTMLElement).click()
}

/**
 * Tests a write against each failure: one request however often the button is pressed, a message that says what to do,
 * nothing typed is lost, and a retry succeeds. A retry after an uncertain failure has the idempotency key of the first.
 */
export function testFailingWrite<N extends keyof Endpoints>(name: string, write: FailingWrite<N>): void {
  const { endpoint, show, button, kept, reply, done, field = 'message', says = {} } = write
  const send = write.send ?? (() => button?.().click())
  describe(`a failing write keeps what was typed and can be retried: ${name}`, () => {
    test.each(Object.keys(failures) as Failure[])('%s', async failure => {
      await show()
      let respond = () => {}
      const sent = stubApi(endpoint, async () => {
        await new Promise<void>(resolve => {
          respond = resolve
        })
        return failures[failure].respond(write.conflict ?? 'not-in-this-state', field)
      })
      await send()
      await expect.poll(() => sent).toHaveLength(1)
      if (button) pressAgain(button())
      respond()
      await expect.element(page.getByRole('alert').getByText(says[failure] ?? failures[failure].says)).toBeVisible()
      expect(sent).toHaveLength(1)
      await kept()
      if (failure === 'invalid') expect(await accessibilityViolations()).toEqual([])
      const retried = stubApi(endpoint, reply)
      await send()
      await done()
      expect(retried).toHaveLength(1)
      const keys = [sent[0], retried[0]].map(request => request?.headers.get('idempotency-key'))
      if (uncertain.includes(failure)) expect(keys[0]).toBe(keys[1])
    })
  })
}
