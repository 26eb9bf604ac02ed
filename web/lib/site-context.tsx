import { createContext, type ReactNode, use } from 'react'
import type { Site } from '#contract/site/site'

const SiteContext = createContext<Site | undefined>(undefined)

/** Provides the layout data (company, menus, destinations, filters). */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

/** Layout data of every page. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite requires a SiteProvider')
  return site
}
