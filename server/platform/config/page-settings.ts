import { z } from 'zod'

/** Films, analytics and maps of the pages. */
export const pageSettings = {
  HERO_VIDEO: z
    .union([z.url(), z.literal('')])
    .default('')
    .describe('The address of a video that plays behind the first words of the home page, on wide screens'),
  HERO_FILM: z
    .stringFormat('film', /^(\d{1,20}\/[0-9a-f]{4,40})?$/)
    .default('')
    .describe(
      'The number and the hash of a film, `123456/0a1b2c`, that plays in the same place from the player’s site, for visitors who agree; without, `HERO_VIDEO`',
    ),
  FILM_PLAYER: z
    .url({ protocol: /^https?$/ })
    .default('https://player.vimeo.com/video')
    .describe('The address of the film player, before the film’s number'),
  TAG_MANAGER_URL: z
    .union([z.url({ protocol: /^https?$/ }), z.literal('')])
    .default('')
    .describe(
      'The script of a tag manager, which reads the data layer; loaded on public pages, for visitors who agree',
    ),
  SESSION_RECORDER_URL: z
    .union([z.url({ protocol: /^https?$/ }), z.literal('')])
    .default('')
    .describe('The script of a session recorder; loaded in the same way, with all inputs masked'),
  ANALYTICS_ORIGINS: z
    .string()
    .default('')
    .describe('Further origins that these scripts may load from and report to, separated by commas'),
  MAP_TILES: z
    .string()
    .default('')
    .describe('Map tiles as an address with {z}, {x} and {y}; without, the bundled coastline is drawn'),
  MAP_ATTRIBUTION: z.string().default('').describe('What the maker of the tiles wants said'),
}
