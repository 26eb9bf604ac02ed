import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import styles from './button.module.css'
import { cx } from './cx'
import { InternalLink } from './internal-link'

/** Prominence of a button: one primary per view. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'onSea'

interface ButtonStyleProps {
  variant?: ButtonVariant
  /** Full width of its container. */
  wide?: boolean
}

export const buttonClassName = ({ variant: look = 'primary', wide }: ButtonStyleProps, className?: string) =>
  cx(styles.button, styles[look], wide && styles.wide, className)

export function Button({ variant: look, wide, className, ...rest }: ButtonStyleProps & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClassName({ variant: look, wide } as ButtonStyleProps, className)}
    />
  )
}

/** A link to another page of the site that looks like a button. */
export function ButtonLink({
  variant: look,
  wide,
  className,
  ...rest
}: ButtonStyleProps & ComponentProps<typeof InternalLink>) {
  return <InternalLink {...rest} className={buttonClassName({ variant: look, wide } as ButtonStyleProps, className)} />
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name. */
  label: string
  /** On a plate of its own, above a picture. */
  plate?: boolean
}

export function IconButton({ label, plate, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx(styles.icon, plate && styles.plate, className)}
    />
  )
}
