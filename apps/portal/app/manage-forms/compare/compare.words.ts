import type { ItemChange } from '@holdpoint/forms/editing'

/** The words of comparing two versions of a form. */
export const compareWords = {
  title: 'Compare versions',
  from: 'From',
  to: 'To',
  compare: 'Compare',
  build: 'Back to the builder',
  publish: 'Publish',
  version: (version: number) => `Version ${version}`,
  draft: (version: number) => `Draft ${version}`,
  nothingToCompare: 'There is one version of it alone, so there is nothing to compare it with.',
  changes: (from: string, to: string) => `What has changed from ${from} to ${to}`,
  noDifference: 'No difference.',
  what: 'What',
  groupsById: 'Groups stand here by their ids: their names are for whoever keeps people’s rights.',
  nothing: 'nothing',
  form: 'The form itself',
  kinds: { added: 'Added', removed: 'Removed', moved: 'Moved', changed: 'Changed' } as Readonly<
    Record<ItemChange['kind'], string>
  >,
  count: (many: number, kind: ItemChange['kind']) => `${many} ${kind}`,
  items: (counts: readonly string[]) => `Of its sections and questions: ${counts.join(', ')}.`,
  ofForm: (many: number) =>
    many === 1 ? '1 change of the form itself.' : `${many} changes of the form itself.`,
} as const
