import { createContext, type ReactNode, use } from 'react'
import type { Site } from '#contract/site'

const SiteContext = createContext<Site | undefined>(undefined)

/** Gives the frame's data (company, menus, destinations, filters) to everything inside. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

/** What the frame of every page knows. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('The site is used outside its provider')
  return site
}
