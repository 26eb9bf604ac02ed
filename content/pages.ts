import { readdirSync } from 'node:fs'
import type { Page } from './pages/shape.ts'
const t = (s: string) => ({ en: s, fr: s, de: s })
const p = (id: number, templateId: number, path: string, name: string): Page => ({ id, templateId, path, menuName: t(name), title: t(name), metaDescription: t(name), heading1: t(name), heading2: t(''), modules: [{ type: 'Html', html: t('<p>…</p>') }] })
const files = readdirSync(new URL('./pages/', import.meta.url)).filter(f => f !== 'shape.ts')
const found = (await Promise.all(files.map(f => import(`./pages/${f}`)))).flatMap(m => Object.values(m).filter(Array.isArray).flat() as Page[])
const base = [p(1, 3, '/', 'Home'), p(13, 4, '/page-not-found', 'Not found'), p(16, 5, '/results', 'Villas'), p(27, 17, '/villa-page', 'Villa'), p(46, 1, '/contact', 'Contact'), p(41, 15, '/enquiries', 'Enquiries')]
export const pages: Page[] = [...base.filter(b => !found.some(f => f.id === b.id || f.path === b.path)), ...found]
