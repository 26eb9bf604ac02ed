import { type ReactNode, useState } from 'react'
import { useSite } from '#web/lib/site-context'
import { InternalLink } from '#web/ui/internal-link'
import { ProgressiveButton } from '#web/ui/progressive-button'
import { CallPortal } from './lazy'

interface BookCallProps {
  /** Link to the contact form, with the subject of the call. */
  to?: string
  className?: string | undefined
  children: ReactNode
}

/** Opens the portal that books calls; without a portal it links to the form on the contact page. */
export function BookCall({ to = '/contact#call', className, children }: BookCallProps) {
  const { company } = useSite()
  const [open, setOpen] = useState(false)
  if (!company.callBooking) {
    return (
      <InternalLink to={to} className={className}>
        {children}
      </InternalLink>
    )
  }
  return (
    <>
      <ProgressiveButton to={to} className={className} onOpen={() => setOpen(true)} onPointerEnter={CallPortal.preload}>
        {children}
      </ProgressiveButton>
      {open && <CallPortal address={company.callBooking} onClose={() => setOpen(false)} />}
    </>
  )
}
