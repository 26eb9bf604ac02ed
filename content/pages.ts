import { company } from './pages/company.ts'
import { conditions } from './pages/conditions.ts'
import { corfu } from './pages/corfu.ts'
import { corsica } from './pages/corsica.ts'
import { destinations } from './pages/destinations.ts'
import { help } from './pages/help.ts'
import { home } from './pages/home.ts'
import { legal } from './pages/legal.ts'
import { own } from './pages/own.ts'
import { puglia } from './pages/puglia.ts'
import { regionsPages } from './pages/regions.ts'
import { services } from './pages/services.ts'
import type { Page } from './pages/shape.ts'
import { sicily } from './pages/sicily.ts'
import { system } from './pages/system.ts'
import { travel } from './pages/travel.ts'
import { tuscany } from './pages/tuscany.ts'

export type { Page } from './pages/shape.ts'

/** The pages of the site. */
export const pages: Page[] = [
  ...home,
  ...destinations,
  ...corfu,
  ...puglia,
  ...sicily,
  ...tuscany,
  ...corsica,
  ...regionsPages,
  ...company,
  ...services,
  ...help,
  ...travel,
  ...conditions,
  ...legal,
  ...own,
  ...system,
]
