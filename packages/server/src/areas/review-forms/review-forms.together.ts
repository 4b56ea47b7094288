import type { FormDefinition } from '@holdpoint/forms'

/**
 * Why an entry is not approved together with others, by whoever has not looked at it just now; null
 * where its form allows that (decision 0069).
 */
export function whyNotTogether(
  entry: { has_critical_failure: boolean; is_handed_back: boolean },
  definition: FormDefinition | undefined,
): string | null {
  if (entry.has_critical_failure) {
    return 'A critical question failed. Please decide on its own page.'
  }
  if (entry.is_handed_back) {
    return 'It is handed back to its submitter. Please decide on its own page.'
  }
  return definition?.workflow?.bulkApprove === true
    ? null
    : 'This form is approved one by one, on its own page.'
}
