import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isPasswordValidationCode, isValidationCode, type ValidationCode } from '#domain/text/validation-codes'
import { trackEvent } from '#web/features/analytics/public'
import { ApiError } from '#web/lib/api-client'
import type { Translate } from '#web/messages'
import { useLanguage, useT } from '#web/messages'
import { forgetDraft, readDraft, saveDraft } from './drafts'
import { restoreDraft, toNestedObject, valuesOf } from './form-values'

/** A schema of `contract/forms`: parses the values, or returns validation errors. */
export interface Shape<Value> {
  safeParse: (
    values: unknown,
  ) => { success: true; data: Value } | { success: false; error: { issues: readonly Issue[] } }
}

interface Issue {
  path: readonly PropertyKey[]
  input?: unknown
  params?: { fault?: ValidationCode } | undefined
}

interface FormOptions<Value> {
  /** Name under which the tab stores the typed values until they are sent; they survive a reload. */
  draft?: string
  /** The draft is retained after sending, until `forgetDraft` removes it. */
  keepDraftAfterSubmit?: boolean
  /** State of controlled fields as text: a change also saves the draft. */
  controlled?: string
  /** Loads the schema that validates before sending; without one only the server validates. */
  shape?: () => Promise<Shape<Value>>
  /**
   * The form's own messages: for a validation error, `password`, or one at a field, `email missing`; for a problem
   * code, `no-such-account`, and for any other failure, `failed`. Other pages do not carry these messages.
   */
  messages?: Readonly<Record<string, string>>
}

type FieldErrors = Readonly<Record<string, ValidationCode>>

const errorCodeOf = ({ input, params }: Issue): ValidationCode =>
  params?.fault ?? (input === undefined || input === '' ? 'missing' : 'invalid')

const byFieldName = (entries: [string, ValidationCode][]): FieldErrors =>
  // The first error of a field wins.
  Object.fromEntries(entries.toReversed())

/** Validation errors of the server by field name: `body.email` becomes `email`. */
const fieldErrorsOf = (error: ApiError): FieldErrors =>
  byFieldName(
    error.errors.map(
      ({ field, code }) => [field.replace(/^[a-z]+\./, ''), isValidationCode(code) ? code : 'invalid'] as const,
    ),
  )

/** A new key; `crypto.randomUUID` exists on secure origins only. */
export const createIdempotencyKey = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, digit =>
    (Number(digit) ^ ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (Number(digit) / 4)))).toString(16),
  )

/**
 * A form that loses no input: fields keep their values on failure, a double submit sends once, and errors appear at
 * their fields. `send` receives the values and the idempotency key.
 */
export function useForm<Value = Record<string, string>>(
  send: (value: Value, once: string) => Promise<unknown>,
  { draft, keepDraftAfterSubmit: draftStays = false, controlled, shape, messages: words }: FormOptions<Value> = {},
) {
  const t = useT()
  const language = useLanguage()
  const ref = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  const [fieldErrors, setFaults] = useState<FieldErrors>({})
  const [formError, setProblem] = useState<string>()
  // Resending the same values in the same language is the same intention, and reuses its key.
  const intention = useRef<{ values: string; key: string }>(undefined)
  const sending = useRef(false)

  // The form can mount later than this hook, when its data arrives, and again after a step that replaced it.
  const filled = useRef<{ form: HTMLFormElement | null; draft: string | undefined }>(undefined)
  useEffect(() => {
    const form = ref.current
    if (form && draft && (form !== filled.current?.form || draft !== filled.current.draft))
      restoreDraft(form, readDraft(draft))
    filled.current = { form, draft }
  })

  const lastControlled = useRef(controlled)
  useEffect(() => {
    if (controlled === lastControlled.current) return
    lastControlled.current = controlled
    if (draft && ref.current) saveDraft(draft, ref.current)
  }, [draft, controlled])

  const refuse = (found: FieldErrors, words?: string) => {
    setState('idle')
    setFaults(found)
    setProblem(words ?? t('form_check'))
    const first = [...(ref.current?.elements ?? [])].find(field => (field.getAttribute('name') ?? '') in found)
    if (first instanceof HTMLElement) first.focus()
  }

  const failed = (error: unknown) => {
    const isRefusal = error instanceof ApiError
    const found = isRefusal && error.status === 422 ? fieldErrorsOf(error) : {}
    if (Object.keys(found).length > 0) return refuse(found)
    refuse({}, errorMessage(error, t, words))
    if (!isRefusal) throw error
  }

  /** The parsed values; if the schema does not load, the server validates. */
  const checked = async (values: Record<string, unknown>): Promise<Value | undefined> => {
    const parsed = (await shape?.().catch(() => undefined))?.safeParse(values)
    if (!parsed) return values as Value
    if (parsed.success) return parsed.data
    refuse(byFieldName(parsed.error.issues.map(issue => [issue.path.join('.'), errorCodeOf(issue)])))
    return undefined
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    const values = toNestedObject(valuesOf(event.currentTarget))
    const text = `${language} ${JSON.stringify(values)}`
    if (intention.current?.values !== text) intention.current = { values: text, key: createIdempotencyKey() }
    setState('sending')
    setProblem(undefined)
    setFaults({})
    try {
      const value = await checked(values)
      if (value === undefined) return
      await send(value, intention.current.key)
      if (draft && !draftStays) forgetDraft(draft)
      trackEvent({ kind: 'form', form: draft ?? 'form' })
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
    if (name in fieldErrors) setFaults(({ [name]: _, ...others }) => others)
    if (state === 'done') setState('idle')
    if (draft) saveDraft(draft, event.currentTarget)
  }

  return {
    state,
    /** Message for the form as a whole. */
    problem: formError,
    /** Validation errors by field name. */
    faults: fieldErrors,
    /** The message at a field. */
    fieldError: (name: string): string | undefined => {
      const found = fieldErrors[name]
      if (!found) return undefined
      const own = words?.[`${name} ${found}`] ?? words?.[found]
      return own ?? (isPasswordValidationCode(found) ? t('validation_invalid') : t(`validation_${found}`))
    },
    // Before hydration, or without scripts, submitting must neither navigate nor lose input: outside of a dialog the
    // `dialog` method does nothing.
    formProps: { ref, onSubmit: submit, onInput: keep, noValidate: true, method: 'dialog' },
  }
}

/** Message for a failed request; `words` are the caller's own messages, by problem code or for any `failed` request. */
export function errorMessage(error: unknown, t: Translate, words?: Readonly<Record<string, string>>): string {
  if (!(error instanceof ApiError)) return t('form_failed')
  const told = words?.[error.code]
  if (told) return told
  if (error.status === 429) return t('form_too_many')
  if (error.status === 0) return t('form_unreachable')
  // The browser itself words these: a change during impersonation, an unconfirmed second factor.
  if (error.status === 403) return error.message
  return words?.failed ?? t('form_failed')
}
