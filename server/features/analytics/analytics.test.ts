import { expect, test } from 'vitest'
import { testApp } from '#testing/site/app'

const { get, post, catalogue } = await testApp()
const formsubmit = '/api/core/googledatalayer/formsubmit'

test('the data layer receives which form was sent, in which language, and for which office', async () => {
  const { status, body } = await post(formsubmit, { form: 'enquiry', lang: 'de' }, { cookie: 'officecountry=us' })
  expect(status).toBe(200)
  expect(body).toEqual({
    event: 'form_submit',
    form_name: 'enquiry',
    form_language: 'de',
    office_country: 'us',
  })
})

test('the text of a form is not collected', async () => {
  const { body } = await post(formsubmit, { form: 'enquiry', email: 'ada@example.com' })
  expect(JSON.stringify(body)).not.toContain('ada')
  expect((await post(formsubmit, { form: 'ada@example.com' })).status).toBe(422)
  expect((await post(formsubmit, undefined)).body).toMatchObject({ event: 'form_submit', form_name: 'form' })
})

test('the data layer receives the card data of a villa, and nothing of a hidden one', async () => {
  const villa = [...catalogue.villas.values()].find(({ row }) => row.hideForItaly)
  const path = `/api/core/googledatalayer/villapage/${villa?.row.id}`
  const { body } = await get(path)
  expect(body).toMatchObject({ event: 'villa_page', villa_id: villa?.row.id, villa_name: villa?.row.name })
  expect(body.villa_price_from).toBeGreaterThan(0)
  expect(['Greece', 'Italy', 'France']).toContain(body.villa_country)
  expect((await get(path, { cookie: 'officecountry=it' })).status).toBe(404)
  expect((await get('/api/core/googledatalayer/villapage/0')).status).toBe(422)
})
