const edgeMax = 2048
const plainBytesMax = 3 * 1024 * 1024
const keptTypes = ['image/jpeg', 'image/png', 'image/webp']

/** The size of a picture made to fit, keeping its shape. */
export function fittingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, edgeMax / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/**
 * Makes a photo no larger than it needs to be, before it goes over a field connection: at most
 * 2048 pixels on the long edge, as JPEG. What the browser cannot draw goes as it is, for the
 * server to judge.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = fittingSize(picture.width, picture.height)
    const isFine =
      width === picture.width && file.size <= plainBytesMax && keptTypes.includes(file.type)
    const smaller = isFine ? null : await draw(picture, width, height)
    picture.close()
    return smaller ?? file
  } catch {
    return file
  }
}

function draw(picture: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}
