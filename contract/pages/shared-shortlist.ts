import { z } from 'zod'
import { pageFrame } from '#contract/pages/frame'
import { sharedShortlist } from '#contract/shared-shortlists'

/** A shortlist that somebody shows to friends (template 68): there only for who has its link. */
export const sharedShortlistPage = pageFrame
  .extend({ template: z.literal('shared-shortlist'), kind: z.literal('page'), sharedShortlist })
  .meta({ id: 'SharedShortlistPage' })
