import type { Notice } from '#contract/pages/results'
import type { MessageKey, Translate } from '#web/messages'

const fields: Record<string, MessageKey> = {
  des: 'results_limit_destination',
  subdes: 'results_limit_destination',
  rooms: 'results_limit_bedrooms',
  people: 'results_limit_people',
  amenities: 'results_limit_amenities',
  minprice: 'results_field_price',
  maxprice: 'results_field_price',
  sort: 'results_field_sort',
  page: 'results_field_page',
  limit: 'results_field_page',
  collectionid: 'results_field_collection',
  flex: 'results_limit_dates',
  nights: 'results_limit_dates',
}

const sentences: Record<string, MessageKey> = {
  unknown: 'search_notice_unknown',
  malformed: 'search_notice_malformed',
  'impossible-day': 'search_notice_impossible_day',
  past: 'search_notice_past',
  'too-far': 'search_notice_too_far',
  'end-before-start': 'search_notice_end_before_start',
  incomplete: 'search_notice_incomplete',
  'too-large': 'search_notice_too_large',
  reversed: 'search_notice_reversed',
}

/** Explains which part of a URL was invalid, and how it was treated. */
export const noticeText = ({ field, code }: Notice, t: Translate): string =>
  t(sentences[code] ?? 'search_notice_malformed', { field: t(fields[field] ?? 'results_field_other') })

/** The texts of all notices, without duplicates. */
export const noticeTexts = (notices: readonly Notice[], t: Translate): string[] => [
  ...new Set(notices.map(notice => noticeText(notice, t))),
]
