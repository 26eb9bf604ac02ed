import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import type { StaffPerson } from '#contract/staff/staff'
import type { Permission } from '#domain/access/actor'
import { Button } from '#web/ui/button'

interface Scope {
  me: Pick<StaffPerson, 'permissions' | 'readsOnly'>
  /** One of them is enough; without any, all staff may change what is inside. */
  permission: Permission | readonly Permission[] | undefined
}

const ScopeContext = createContext<Scope | undefined>(undefined)

/** Names the person, and the permission that changes inside need: that of the page, or of a part of it. */
export function ChangeScope({ children, ...scope }: Scope & { children: ReactNode }) {
  return <ScopeContext value={scope}>{children}</ScopeContext>
}

/**
 * Whether the person may change what is here. Staff who may not see facts, and nothing that could not work (PD-236); the
 * server decides all the same. `permission` stands for that of the scope.
 */
export function useMayChange(permission?: Permission): boolean {
  const scope = use(ScopeContext)
  const needed = permission ?? scope?.permission
  if (!scope || needed === undefined) return true
  const { permissions, readsOnly } = scope.me
  return [needed].flat().some(one => permissions.includes(one) && !readsOnly.includes(one))
}

interface ChangesProps {
  permission?: Permission
  /** Shown to staff who only read. */
  instead?: ReactNode
  children: ReactNode
}

/** Shows its content only to staff who may change it: a form, a link to one, a hint how to edit. */
export function Changes({ permission, instead, children }: ChangesProps) {
  return useMayChange(permission) ? children : instead
}

/** A button that changes something, or opens what does. Staff who only read do not see it. */
export function ChangeButton({ permission, ...button }: ComponentProps<typeof Button> & { permission?: Permission }) {
  return useMayChange(permission) ? <Button data-changes="" {...button} /> : null
}

/** A button as `ChangeButton`, with a look of its own. */
export function PlainChangeButton({ permission, ...button }: ComponentProps<'button'> & { permission?: Permission }) {
  return useMayChange(permission) ? <button data-changes="" type="button" {...button} /> : null
}
