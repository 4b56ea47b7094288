import type { EntryPart } from '../fill-out/entry-view.ts'

/** A section of what is reviewed, with how many of its answers failed. */
export type SectionView = EntryPart & { failed: number }

/** The sections of an entry, each with its failures. */
export function toSections(
  parts: readonly EntryPart[],
  failures: readonly { questionKey: string }[],
): SectionView[] {
  const failed = new Set(failures.map(({ questionKey }) => questionKey))
  return parts.map((part) => ({
    ...part,
    failed: part.answers.filter(({ key }) => failed.has(key)).length,
  }))
}

/** The sections with nothing but what failed in them. */
export function onlyFailed(
  sections: readonly SectionView[],
  failures: readonly { questionKey: string }[],
): SectionView[] {
  const failed = new Set(failures.map(({ questionKey }) => questionKey))
  return sections
    .filter((section) => section.failed > 0)
    .map((section) => ({
      ...section,
      answers: section.answers.filter(({ key }) => failed.has(key)),
    }))
}
