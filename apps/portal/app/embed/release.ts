/** One setting of a tag, as the Embed page asks for it. */
export type EmbedSetting = {
  property: string
  attribute: string
  /** What it is for. */
  says: string
} & (
  | { kind: 'text'; fallback: string }
  | { kind: 'number'; fallback: number }
  | { kind: 'flag'; fallback: false }
  | { kind: 'choice'; fallback: string; options: readonly string[] }
)

/** Something that a tag has, and its sentence. */
export type EmbedFact = { name: string; says: string }

/** What a widget says of itself as a tag. */
export type EmbedWidget = {
  tag: string
  title: string
  line: string
  settings: readonly EmbedSetting[]
  data: readonly EmbedFact[]
  events: readonly EmbedFact[]
  slots: readonly EmbedFact[]
  parts: readonly EmbedFact[]
}

/** The release of the tags that this portal serves to other teams' pages. */
export type EmbedRelease = {
  version: string
  /** The integrity of the one file with every tag. */
  integrity: string
  widgets: readonly EmbedWidget[]
}
