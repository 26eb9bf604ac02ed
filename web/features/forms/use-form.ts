import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Fault, isFault, isPasswordFault } from '#domain/faults'
import { CallError } from '#web/api'
import { tell } from '#web/features/analytics/public'
import { useLanguage, useT } from '#web/messages'
import { forgetDraft, readDraft, saveDraft } from './drafts'
import { nested, putBack, valuesOf } from './form-values'
import { sayWhy } from './say-why'

/** A shape of `contract/forms`: what it makes of the values, or what is wrong with them. */
interface Shape<Value> {
  safeParse: (
    values: unknown,
  ) => { success: true; data: Value } | { success: false; error: { issues: readonly Issue[] } }
}

interface Issue {
  path: readonly PropertyKey[]
  input?: unknown
  params?: { fault?: Fault } | undefined
}

interface FormOptions<Value> {
  /** Under this name what was typed is kept for the tab until it has been sent: it survives a reload. */
  draft?: string
  /** What was typed is kept after it was sent, too: it may be wanted once more, until `forgetDraft` is told. */
  draftStays?: boolean
  /** The values that React holds for this form, as one text: the draft is saved when a button changes them. */
  controlled?: string
  /** Loads the shape by which values are checked before they are sent; without one only the server checks them. */
  shape?: () => Promise<Shape<Value>>
  /**
   * What this form says in words of its own: of a fault, `password`, or of one at a field, `email missing`; of a refusal
   * by its code, `no-such-account`, and of whatever else has `failed`. Other pages do not carry these words.
   */
  words?: Readonly<Record<string, string>>
}

type Faults = Readonly<Record<string, Fault>>

const faultOf = ({ input, params }: Issue): Fault =>
  params?.fault ?? (input === undefined || input === '' ? 'missing' : 'invalid')

const named = (entries: [string, Fault][]): Faults =>
  // The first fault of a field is the one to mend.
  Object.fromEntries(entries.toReversed())

/** What the server found wrong, by the names of the fields: `body.email` is `email`. */
const faultsOf = (error: CallError): Faults =>
  named(
    error.errors.map(({ field, code }) => [field.replace(/^[a-z]+\./, ''), isFault(code) ? code : 'invalid'] as const),
  )

/** A new key; browsers make UUIDs by themselves on secure origins only. */
export const newKey = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, digit =>
    (Number(digit) ^ ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (Number(digit) / 4)))).toString(16),
  )

/**
 * A form that loses nothing: its fields keep what was typed whatever happens to the call, a second press sends nothing
 * twice, and what is wrong is said at its field. `send` makes the call; it is given the values and the key under which
 * the server does it once.
 */
export function useForm<Value = Record<string, string>>(
  send: (value: Value, once: string) => Promise<unknown>,
  { draft, draftStays = false, controlled, shape, words }: FormOptions<Value> = {},
) {
  const t = useT()
  const language = useLanguage()
  const ref = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking')
  const [faults, setFaults] = useState<Faults>({})
  const [problem, setProblem] = useState<string>()
  // The same values sent again in the same language are the same intention, so they go under the same key.
  const intention = useRef<{ values: string; key: string }>(undefined)
  const sending = useRef(false)

  // The form can appear later than this hook, when its data has come, and again after a step that replaced it.
  const filled = useRef<{ form: HTMLFormElement | null; draft: string | undefined }>(undefined)
  useEffect(() => {
    const form = ref.current
    if (form && draft && (form !== filled.current?.form || draft !== filled.current.draft))
      putBack(form, readDraft(draft))
    filled.current = { form, draft }
  })

  const lastControlled = useRef(controlled)
  useEffect(() => {
    if (controlled === lastControlled.current) return
    lastControlled.current = controlled
    if (draft && ref.current) saveDraft(draft, ref.current)
  }, [draft, controlled])

  const refuse = (found: Faults, words?: string) => {
    setState('asking')
    setFaults(found)
    setProblem(words ?? t('form_check'))
    const first = [...(ref.current?.elements ?? [])].find(field => (field.getAttribute('name') ?? '') in found)
    if (first instanceof HTMLElement) first.focus()
  }

  const failed = (error: unknown) => {
    const isRefusal = error instanceof CallError
    const found = isRefusal && error.status === 422 ? faultsOf(error) : {}
    if (Object.keys(found).length > 0) return refuse(found)
    refuse({}, sayWhy(error, t, words))
    if (!isRefusal) throw error
  }

  /** The values as the shape makes them; a shape that does not load leaves the check to the server. */
  const checked = async (values: Record<string, unknown>): Promise<Value | undefined> => {
    const parsed = (await shape?.().catch(() => undefined))?.safeParse(values)
    if (!parsed) return values as Value
    if (parsed.success) return parsed.data
    refuse(named(parsed.error.issues.map(issue => [issue.path.join('.'), faultOf(issue)])))
    return undefined
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    const values = nested(valuesOf(event.currentTarget))
    const text = `${language} ${JSON.stringify(values)}`
    if (intention.current?.values !== text) intention.current = { values: text, key: newKey() }
    setState('sending')
    setProblem(undefined)
    setFaults({})
    try {
      const value = await checked(values)
      if (value === undefined) return
      await send(value, intention.current.key)
      if (draft && !draftStays) forgetDraft(draft)
      tell({ kind: 'form', form: draft ?? 'form' })
      intention.current = undefined
      setState('done')
    } catch (error) {
      failed(error)
    } finally {
      sending.current = false
    }
  }

  const keep = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    if (name in faults) setFaults(({ [name]: _, ...others }) => others)
    if (state === 'done') setState('asking')
    if (draft) saveDraft(draft, event.currentTarget)
  }

  return {
    state,
    /** What to say of the whole. */
    problem,
    /** What is wrong, by the names of the fields. */
    faults,
    /** What to say at a field. */
    fault: (name: string): string | undefined => {
      const found = faults[name]
      if (!found) return undefined
      const own = words?.[`${name} ${found}`] ?? words?.[found]
      return own ?? (isPasswordFault(found) ? t('fault_invalid') : t(`fault_${found}`))
    },
    // Sent before it is alive, or without scripts, a form goes nowhere, and keeps what was entered: outside of a dialog
    // that is what this method does.
    props: { ref, onSubmit: submit, onInput: keep, noValidate: true, method: 'dialog' },
  }
}
