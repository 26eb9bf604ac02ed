import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { localPath } from '#domain/text/language'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

const { db, catalogue, get } = await testApp()
const path = '/greece/corfu/villas/kalami-house'
const personOn = async (path: string) =>
  (await get(`/api/cms/pages/bypath?path=${encodeURIComponent(path)}`)).body.villa.person

test.each([
  ['en', 'The Ionian islands', 'Greek'],
  ['fr', 'Les îles Ioniennes', 'grec'],
  ['de', 'Die Ionischen Inseln', 'Griechisch'],
] as const)('the page of a villa names in %s the first contact for its region', async (language, role, spoken) => {
  const person = await personOn(localPath(path, language))
  expect(person).toMatchObject({ fullName: 'Eleni Marinou', role })
  expect(person.languages[0]).toBe(spoken)
  expect(person.phone).toMatch(/^\+/)
})

test('a team member who is no longer shown is not named, and a region without one names nobody', async () => {
  const knowing = catalogue.content.teamOfRegion(catalogue.villas.get(1)?.row.regionId ?? 0)
  for (const [i, { id }] of knowing.entries()) {
    await db.update(tables.teamMember).set({ live: false }).where(eq(tables.teamMember.id, id))
    await eventually(async () => expect((await personOn(path))?.id).toBe(knowing[i + 1]?.id))
  }
  expect(await personOn(path)).toBeNull()
})
