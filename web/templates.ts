import type { ComponentType } from 'react'
import type { PageOf, PageReply } from '#contract/pages'
import { type TemplateName, templateNames } from '#domain/content/public-templates'
import { type Language, languages } from '#domain/text/language'
import type { TemplateProps } from '#web/lib/page-data'
import { withRetryAndTimeout } from '#web/lib/with-retry'
import { loadMessages } from '#web/messages'
import { templateNamespaces } from '#web/template-messages'

/** A section in a file of its own, as its template loads it. */
interface DeferredSection {
  load: (language: Language) => Promise<void>
}

/**
 * A template's module: its component as the default export. `deferredSections` lists its sections with deferred hydration
 * (`web/ui/hydrate-on-visible.tsx`); `clientPageOf` returns a page's lazy-loaded content (`web/ui/lazy-component.tsx`).
 */
interface TemplateModule<Name extends TemplateName> {
  default: ComponentType<TemplateProps<Name>>
  deferredSections?: readonly DeferredSection[]
  clientPageOf?: (page: PageOf<Name>) => DeferredSection
}

const modules: { [Name in TemplateName]: () => Promise<TemplateModule<Name>> } = {
  'about-us': () => import('./templates/about-us'),
  'all-villas': () => import('./templates/all-villas'),
  arrivals: () => import('./templates/arrivals'),
  article: () => import('./templates/article'),
  'client-reviews': () => import('./templates/client-reviews'),
  builder: () => import('./templates/builder'),
  careers: () => import('./templates/careers'),
  conditions: () => import('./templates/conditions'),
  contact: () => import('./templates/contact'),
  country: () => import('./templates/country'),
  enquire: () => import('./templates/enquire'),
  experience: () => import('./templates/experience'),
  'experience-group': () => import('./templates/experience-group'),
  experiences: () => import('./templates/experiences'),
  feedback: () => import('./templates/feedback'),
  'full-width': () => import('./templates/full-width'),
  guide: () => import('./templates/guide'),
  home: () => import('./templates/home'),
  journal: () => import('./templates/journal'),
  'journal-article': () => import('./templates/journal-article'),
  'journal-topic': () => import('./templates/journal-topic'),
  newsletter: () => import('./templates/newsletter'),
  'not-found': () => import('./templates/not-found'),
  'our-story': () => import('./templates/our-story'),
  own: () => import('./templates/own'),
  owner: () => import('./templates/owner'),
  'press-article': () => import('./templates/press-article'),
  'press-coverage': () => import('./templates/press-coverage'),
  questions: () => import('./templates/questions'),
  region: () => import('./templates/region'),
  quiz: () => import('./templates/quiz'),
  results: () => import('./templates/results'),
  search: () => import('./templates/search'),
  'shared-shortlist': () => import('./templates/shared-shortlist'),
  team: () => import('./templates/team'),
  'ten-reasons': () => import('./templates/ten-reasons'),
  'travel-agents': () => import('./templates/travel-agents'),
  villa: () => import('./templates/villa'),
  weather: () => import('./templates/weather'),
  'white-key': () => import('./templates/white-key'),
}

/** A template with its page type erased: the page itself has named its template. */
export interface LoadedTemplate {
  Component: ComponentType<{ page: PageReply }>
  deferredSections: readonly DeferredSection[]
  clientPageOf?: (page: PageReply) => DeferredSection
}

const loaded = new Map<TemplateName, LoadedTemplate>()

async function loadModule(name: TemplateName): Promise<void> {
  if (loaded.has(name)) return
  const bring: () => Promise<{ default: unknown; deferredSections?: unknown; clientPageOf?: unknown }> = modules[name]
  const { default: Component, deferredSections = [], clientPageOf } = await withRetryAndTimeout(bring)
  loaded.set(name, { Component, deferredSections, clientPageOf } as LoadedTemplate)
}

/** Loads a template and its messages; afterwards it renders synchronously. */
export async function loadTemplate(name: TemplateName, language: Language): Promise<void> {
  await Promise.all([loadModule(name), loadMessages(language, templateNamespaces(name))])
}

/**
 * As above with its deferred sections, for client-side navigation: the page has its full length from the start. A
 * section that fails to load shows its own error.
 */
export async function loadTemplateWithDeferred(name: TemplateName, language: Language): Promise<void> {
  await loadTemplate(name, language)
  await Promise.allSettled(getTemplate(name).deferredSections.map(part => part.load(language)))
}

/** React shows a placeholder for at least this many milliseconds, to avoid flashes. */
const minFallbackMs = 300

/**
 * As above for a page with its lazy-loaded content: navigation waits for it as long as a placeholder would show. Slow
 * or failed content shows its placeholder.
 */
export async function loadPage(page: PageReply, language: Language): Promise<void> {
  await loadTemplateWithDeferred(page.template, language)
  const piece = getTemplate(page.template).clientPageOf?.(page)
  if (!piece) return
  const patience = new Promise<void>(over => setTimeout(over, minFallbackMs))
  await Promise.race([piece.load(language).catch(() => undefined), patience])
}

/** Loads every template: the server needs no build files after its start. */
export async function loadAllTemplates(): Promise<void> {
  const load = (name: TemplateName) => Promise.all(languages.map(language => loadTemplateWithDeferred(name, language)))
  await Promise.all(templateNames.map(load))
}

/** A loaded template by name. */
export function getTemplate(name: TemplateName): LoadedTemplate {
  const template = loaded.get(name)
  if (!template) throw new Error(`The template ${name} is not loaded`)
  return template
}
