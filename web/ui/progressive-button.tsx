import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { useLanguage } from '#web/messages'
import { useHydrated } from '../hooks/use-hydrated'
import { isUnmodifiedClick } from '../lib/navigation'
import { localizePath } from './internal-link'

interface OpenerProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Target of the link without JavaScript. */
  to: string
  /** Leaves the path unchanged: it is a file. */
  asIs?: boolean
  /** Whether its content is open; omitted for dialogs. */
  open?: boolean
  onOpen: (opener: HTMLElement) => void
}

/** Opens content in place after hydration; before that, and without JavaScript, it is a link to a page. */
export function ProgressiveButton({ to, asIs, open, onOpen, ...rest }: OpenerProps) {
  const language = useLanguage()
  const alive = useHydrated()
  const roles = alive
    ? { role: 'button', ...(open === undefined ? { 'aria-haspopup': 'dialog' as const } : { 'aria-expanded': open }) }
    : {}
  return (
    <a
      {...rest}
      {...roles}
      href={asIs ? to : localizePath(to, language)}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        if (!isUnmodifiedClick(event)) return
        event.preventDefault()
        onOpen(event.currentTarget)
      }}
      onKeyDown={(event: KeyboardEvent<HTMLAnchorElement>) => {
        if (event.key !== ' ') return
        event.preventDefault()
        onOpen(event.currentTarget)
      }}
    />
  )
}
