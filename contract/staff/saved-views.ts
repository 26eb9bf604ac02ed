import { z } from 'zod'
import { extend } from 'zod/mini'
import { endpoint, noContent } from '#contract/endpoint'
import { savedViewForm } from '#contract/forms/saved-view'
import { id, revision } from '#contract/schemas'
import { maxListQuery, officeListPaths } from '#domain/office-lists/lists'

/** All staff; the use case requires that they may open the list (PD-217). */
const ofViews = {
  group: 'extras',
  access: ['staff'],
  problems: ['invalid-input', 'not-found'],
} as const
const params = z.object({ id })
const list = z.enum(officeListPaths).meta({ description: 'The path of the list', examples: ['/office/villas'] })
const query = z
  .string()
  .max(maxListQuery)
  .meta({ description: 'Of the address of the list. Parts that the list does not have are dropped' })

const view = z
  .object({
    id: z.number(),
    revision: z.number(),
    name: z.string(),
    query: z.string(),
    shared: z.boolean(),
    isOwn: z.boolean(),
    author: z.string().nullable().meta({ description: 'Null where the author has left' }),
    isDefault: z.boolean().meta({ description: 'The list opens with it for the caller' }),
    isEditable: z.boolean().meta({ description: 'It is the caller’s own, or shared and the caller administers' }),
  })
  .meta({ id: 'SavedView' })
export type SavedViewShown = z.output<typeof view>

export const listSavedViews = endpoint({
  ...ofViews,
  method: 'GET',
  path: '/office/views',
  summary: 'List the saved views of a list: the caller’s own in their order, then shared ones by name',
  query: z.object({ list }),
  reply: z.object({ views: z.array(view) }),
})

export const createSavedView = endpoint({
  ...ofViews,
  method: 'POST',
  path: '/office/views',
  summary: 'Save a view of a list, as the last one of the caller',
  body: extend(savedViewForm, { list, query }),
  reply: view,
  status: 201,
  problems: [...ofViews.problems, 'too-many-views'],
  writes: 'idempotent',
})

export const changeSavedView = endpoint({
  ...ofViews,
  method: 'PUT',
  path: '/office/views/{id}',
  summary: 'Rename a view, share it, or give it another query',
  description: 'If it has changed since its revision, 409 brings the present one as `current`.',
  params,
  body: extend(savedViewForm, { revision, query }),
  reply: view,
  problems: [...ofViews.problems, 'edited-meanwhile'],
  writes: 'transactional',
})

export const removeSavedView = endpoint({
  ...ofViews,
  method: 'DELETE',
  path: '/office/views/{id}',
  summary: 'Remove a view; it can be restored for thirty days',
  params,
  reply: noContent,
  writes: 'transactional',
})

export const restoreSavedView = endpoint({
  ...ofViews,
  method: 'POST',
  path: '/office/views/{id}/restore',
  summary: 'Restore a removed view at its place',
  params,
  reply: view,
  writes: 'transactional',
})

export const orderSavedViews = endpoint({
  ...ofViews,
  method: 'PUT',
  path: '/office/vieworder',
  summary: 'Set the order of the caller’s own views of a list',
  description: 'Views that are not named keep their order, after the others.',
  body: z.object({ list, ids: z.array(z.int().min(1).max(2_147_483_647)).max(200) }),
  reply: z.object({ views: z.array(view) }),
  writes: 'transactional',
})

export const setDefaultView = endpoint({
  ...ofViews,
  method: 'PUT',
  path: '/office/defaultview',
  summary: 'Set the view with which a list opens for the caller, or none',
  body: z.object({ list, viewId: z.int().min(1).max(2_147_483_647).nullable() }),
  reply: noContent,
  writes: 'transactional',
})
