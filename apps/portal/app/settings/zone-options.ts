/** A zone as people read it. */
export const zoneInWords = (zone: string): string => zone.replaceAll('_', ' ')

/** Zones as a choice of one offers them. */
export const zoneOptions = (zones: readonly string[]) =>
  zones.map((zone) => [zone, zoneInWords(zone)] as const)
