import type { Property } from '#contract/villas/villa-search'
import { VillaCard } from '#web/features/villa-card/public'
import { useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { Emphasis } from '#web/ui/emphasis'
import swipe from '#web/ui/swipe-row.module.css'
import section from './home-section.module.css'

export function FeaturedVillas({ villas }: { villas: readonly Property[] }) {
  const t = useT()
  if (villas.length === 0) return null
  const shown = villas.slice(0, 3)
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={section.title}>
          <Emphasis text={t('home_villas_title', { count: shown.length })} />
        </h2>
        <p className={section.text}>{t('home_villas_text')}</p>
      </div>
      <div className={cx(section.three, swipe.row)}>
        {shown.map(villa => (
          <VillaCard key={villa.id} property={villa} withBaths sizes="(min-width: 768px) 28vw, 80vw" />
        ))}
      </div>
    </section>
  )
}
