import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import styles from './button.module.css'
import { classes } from './classes'
import { InternalLink } from './internal-link'

/** How much a button asks for attention: one primary a view. */
type Look = 'primary' | 'secondary' | 'quiet' | 'onSea'

interface Dress {
  look?: Look
  /** As wide as what holds it. */
  wide?: boolean
}

const dressed = ({ look = 'primary', wide }: Dress, className?: string) =>
  classes(styles.button, styles[look], wide && styles.wide, className)

/** Does something here. */
export function Button({ look, wide, className, ...rest }: Dress & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={dressed({ look, wide } as Dress, className)} />
}

/** Leads to another page of the site, and looks like a button. */
export function ButtonLink({ look, wide, className, ...rest }: Dress & ComponentProps<typeof InternalLink>) {
  return <InternalLink {...rest} className={dressed({ look, wide } as Dress, className)} />
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for those who cannot see the icon. */
  label: string
  /** Stands on a plate of its own, above a picture. */
  plate?: boolean
}

/** A button that is its icon. */
export function IconButton({ label, plate, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes(styles.icon, plate && styles.plate, className)}
    />
  )
}
