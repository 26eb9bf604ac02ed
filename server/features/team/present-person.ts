import type { ClientManager, Person } from '#contract/site/team'
import { locales } from '#domain/calendar/formats'
import type { Audience } from '#domain/geography/audience'
import { type Language, localPath } from '#domain/text/language'
import { presentPicture } from '#server/catalogue/present'
import type { TeamMemberRow } from '#server/catalogue/rows/content'
import { presentDestinations } from '#server/catalogue/rows/destinations'
import type { Context } from '#server/context'

/** Width of a portrait, in pixels, in replies that give only its URL. */
const portraitWidth = 400

/** Presents team members with the regions they know, limited to regions with villas that the audience can see. */
export function personPresenter({ catalogue }: Context, language: Language, audience: Audience) {
  const { content } = catalogue
  const languageNames = new Intl.DisplayNames(locales[language], { type: 'language' })
  const regions = presentDestinations(catalogue, language, audience)
    .flatMap(country => country.regions)
    .filter(({ liveVillaCount }) => liveVillaCount > 0)
  return (member: TeamMemberRow): Person => {
    const picture = content.pictureById.get(member.pictureId ?? 0)
    const known = new Set(content.regionsOfMember.get(member.id)?.map(({ regionId }) => regionId))
    return {
      id: member.id,
      fullName: member.fullName,
      role: member.role[language],
      pitch: member.pitch[language],
      picture: picture ? presentPicture(picture, language) : null,
      email: member.email,
      phone: member.workPhone,
      languages: member.languages.map(code => languageNames.of(code) ?? code),
      regions: regions
        .filter(({ id }) => known.has(id))
        .map(({ id, name, path }) => ({ name, path: localPath(path ?? `/results?des=${id}`, language) })),
    }
  }
}

/** A team member in the shape that the API has for client managers. */
export function presentClientManager(
  member: TeamMemberRow,
  { catalogue }: Pick<Context, 'catalogue'>,
  language: Language,
): ClientManager {
  const picture = catalogue.content.pictureById.get(member.pictureId ?? 0)
  return {
    id: member.id,
    fullName: member.fullName,
    userPic: picture ? `${presentPicture(picture, language).url}/${portraitWidth}.jpg` : '',
    userPitch: member.pitch[language],
    email: member.email,
    experienceGroupEmail: member.experienceGroupEmail,
    workPhone: member.workPhone,
  }
}
