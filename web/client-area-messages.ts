/** Messages of the client area: public pages must not contain their file names. */
export const clientAreaMessageFiles = import.meta.glob<{ default: unknown }>(
  './messages/{account,admin,autosave,billing,booking,booking-changes,content-editor,conversation,extras,guest-logins,information-pack,passports,planner,profile,timeline,tour,transfers,trips,wine}/*.json',
)
