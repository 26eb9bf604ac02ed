import type { PageOf } from '#contract/pages'
import type { Audience } from '#domain/geography/audience'
import { type Language, localPath } from '#domain/text/language'
import type { Page } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'
import { phoneCountries } from '#server/platform/phone-countries'
import { aboutData } from './about-data.ts'
import { letterSample, storyData, teamData, whiteKeyData } from './present-company.ts'
import { presentParts } from './present-parts.ts'

/** The templates of pages that consist of parts. */
const templates = [
  'about-us',
  'builder',
  'careers',
  'newsletter',
  'our-story',
  'owner',
  'team',
  'ten-reasons',
  'travel-agents',
  'white-key',
] as const

export type CompanyTemplate = (typeof templates)[number]

export const isCompanyTemplate = (template: string): template is CompanyTemplate =>
  (templates as readonly string[]).includes(template)

/** The log-in page of travel agents and guests. */
const logInPath = '/account'

type Shown = Omit<PageOf<'builder'>, 'template' | 'parts'>

/** A page about the company, or for its partners. */
export async function companyPage(
  context: Context,
  page: Page,
  shown: Shown,
  template: CompanyTemplate,
  { language, audience }: { language: Language; audience: Audience },
): Promise<PageOf<CompanyTemplate>> {
  const ofParts = { ...shown, parts: presentParts(context, page.id, language, audience) }
  const countries = phoneCountries[language]
  switch (template) {
    case 'about-us':
      return { ...ofParts, template, about: await aboutData(context, page, language, audience) }
    case 'our-story':
      return { ...ofParts, template, ...storyData(context, language, audience) }
    case 'team':
      return { ...ofParts, template, team: teamData(context, language, audience) }
    case 'newsletter':
      return { ...ofParts, template, sample: letterSample(context, language, audience) }
    case 'white-key':
      return { ...ofParts, template, countries, ...whiteKeyData(context, language, audience) }
    case 'travel-agents':
      return { ...ofParts, template, countries, loginPath: localPath(logInPath, language) }
    case 'owner':
    case 'careers':
      return { ...ofParts, template, countries }
    case 'builder':
    case 'ten-reasons':
      return { ...ofParts, template }
  }
}
