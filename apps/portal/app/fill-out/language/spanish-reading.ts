import type { Translated } from '../../ui/translated.ts'
import type { barcodeWords, machineWords } from '../questions/barcode.words.ts'
import type { locationWords } from '../questions/location.words.ts'

/** Codes that are scanned, where a form is shown in Spanish. */
export const spanishScanning: Translated<typeof barcodeWords> = {
  scan: 'Escanear',
  title: 'Escanear un código',
  close: 'Cerrar',
  aim: 'Ponga el código frente a la cámara. Se lee solo.',
  opening: 'Abriendo la cámara…',
  scanned: (code) => `Escaneado: ${code}.`,
  refused:
    'Este navegador no puede usar la cámara. Permítalo para este sitio en los ajustes del navegador, o escriba el código.',
  noCamera: 'No se encontró una cámara en este dispositivo. Escriba el código.',
  failed:
    'La cámara no se pudo abrir; tal vez otro programa la usa. Intente de nuevo, o escriba el código.',
}

/** Machines that are scanned from their labels. */
export const spanishMachines: Translated<typeof machineWords> = {
  chosen: (name) => `Se escaneó y eligió ${name}.`,
  retired: (name) => `${name} está dado de baja, por eso ya no se elige.`,
  elsewhere: 'Esta etiqueta es de otro portal. No se eligió nada.',
  unknown: (code) => `Ningún equipo de su lista tiene el código “${code}”. No se eligió nada.`,
}

/** Places that a question asks for. */
export const spanishPlaces: Translated<typeof locationWords> = {
  kept: 'El lugar se guarda con la respuesta. Primero el norte: 61.2181, -149.9003.',
  here: 'Usar donde estoy',
  reading: 'Buscando dónde está…',
  found: (place) => `Encontrado: ${place}.`,
  typedMeanwhile: 'Entretanto escribió un lugar: ese se queda.',
  refused:
    'Este navegador no puede decir dónde está. Permítalo para este sitio en los ajustes del navegador, o escriba el lugar.',
  unknown:
    'Este dispositivo no pudo encontrar dónde está. A cielo abierto tal vez pueda; si no, escriba el lugar.',
  tooLate:
    'Tardó demasiado en encontrar dónde está. Intente de nuevo a cielo abierto, o escriba el lugar.',
  map: 'Mostrar en un mapa',
}
