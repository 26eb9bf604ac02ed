import { useT } from '#web/messages'
import styles from './footer.module.css'

/** Spelling of names that differ from their host names. */
const brandSpelling: Record<string, string> = { youtube: 'YouTube', linkedin: 'LinkedIn', x: 'X', tiktok: 'TikTok' }

/** "https://www.instagram.com/maestrale" → "Instagram". */
function siteNameOf(address: string): string {
  const name = URL.canParse(address)
    ? (new URL(address).hostname
        .replace(/^www\./, '')
        .split('.')
        .at(-2) ?? address)
    : address
  return brandSpelling[name] ?? name.charAt(0).toUpperCase() + name.slice(1)
}

export function SocialLinks({ addresses }: { addresses: readonly string[] }) {
  const t = useT()
  if (addresses.length === 0) return null
  return (
    <ul className={styles.social} aria-label={t('footer_social')}>
      {addresses.map(address => (
        <li key={address}>
          <a href={address} rel="noopener" className={styles.link}>
            {siteNameOf(address)}
          </a>
        </li>
      ))}
    </ul>
  )
}
