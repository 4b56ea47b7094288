const missingPrefix = 'subForm:'

/** The key that a sub-form has among what is missing; no question is called so. */
export function subFormKey(formId: string): string {
  return `${missingPrefix}${formId}`
}

/** Whether what is missing is a sub-form, and no answer. */
export function isSubFormKey(key: string): boolean {
  return key.startsWith(missingPrefix)
}
