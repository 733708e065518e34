/** https://wicg.github.io/shape-detection-api/#barcode-detection-api */
type Detector = { detect(image: ImageBitmapSource): Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const FORMATS = ['code_39', 'code_128', 'data_matrix', 'qr_code', 'pdf417']

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Chrome on Android and macOS does; Firefox and Safari do not. */
export async function readsBarcodes(): Promise<boolean> {
  const supported = await detectorClass()
    ?.getSupportedFormats()
    .catch(() => [])
  return supported?.some((format) => FORMATS.includes(format)) ?? false
}

/** @throws DOMException when the picture cannot be decoded; Error where this browser reads none */
export async function barcodesIn(picture: Blob): Promise<string[]> {
  const Detector = detectorClass()
  if (Detector === undefined) throw new Error('This browser reads no barcodes')
  const supported = await Detector.getSupportedFormats()
  const detector = new Detector({ formats: FORMATS.filter((format) => supported.includes(format)) })
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  try {
    return (await detector.detect(bitmap)).map(({ rawValue }) => rawValue)
  } finally {
    bitmap.close()
  }
}
