/** Whether a browser takes a file for a picture; the server looks for itself. */
export function isPicture({ type }: Pick<Blob, 'type'>): boolean {
  return type.startsWith('image/')
}

/** Where a picture can be seen on this device before it is sent; empty for what is none. */
export function previewOf(file: Blob): string {
  return isPicture(file) ? URL.createObjectURL(file) : ''
}
