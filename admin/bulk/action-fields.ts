import type { ReactNode } from 'react'
import type { Shape } from '#web/features/forms/public'

/** The fields of an action that sets something on each record. */
export interface ActionFields {
  shown: (fieldError: (name: string) => string | undefined) => ReactNode
  /** The input of the action, by the values of the fields. */
  read: (values: Record<string, string>) => Record<string, unknown>
  shape?: () => Promise<Shape<Record<string, string>>>
  /** Messages of the fields, as `useForm` takes them. */
  messages?: Readonly<Record<string, string>>
}
