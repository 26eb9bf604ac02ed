import type { ReactNode } from 'react'
import { useT } from '#web/messages'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import styles from '../booking.module.css'
import type { PricedStay } from '../hold/priced-stay'
import { StaySummary } from './stay-summary'

const steps = ['stay', 'details', 'payment'] as const
type Step = (typeof steps)[number]

interface LayoutProps {
  title: string
  step?: Step | undefined
  villaId: number
  /** Undefined while pending, null if it has no price. */
  stay: PricedStay | null | undefined
  time?: string | undefined
  /** Shown above all steps. */
  notice?: ReactNode
  children: ReactNode
}

/** A booking step with the summary of the stay beside it. */
export function CheckoutLayout({ title, step, villaId, stay, time, notice, children }: LayoutProps) {
  const t = useT()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <HyphenatedHeading words={title} />
        </h1>
        {step && (
          <ol className={styles.steps} aria-label={t('booking_steps')}>
            {steps.map(name => (
              <li key={name} aria-current={name === step ? 'step' : undefined}>
                {t(`booking_step_${name}`)}
              </li>
            ))}
          </ol>
        )}
        {notice}
      </div>
      <div className={styles.summary}>
        <StaySummary stay={stay} villaId={villaId} time={time} open={step === 'stay'} />
      </div>
      <div className={styles.main}>{children}</div>
    </div>
  )
}
