/** Reads the codes of a picture: the browser's own reader where it has one, else one that is fetched on demand. */
export type ReadCodes = (picture: ImageBitmap | HTMLVideoElement) => Promise<string[]>;

interface Detector {
  detect(picture: ImageBitmapSource): Promise<{ rawValue: string }[]>;
}
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

export async function codeReader(): Promise<ReadCodes> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = await own?.getSupportedFormats().catch((): string[] => []);
  if (own && formats?.includes('qr_code')) {
    const detector = new own({ formats: ['qr_code'] });
    return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
  }
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  return async (picture) => {
    const isVideo = picture instanceof HTMLVideoElement;
    const [wide, high] = isVideo
      ? [picture.videoWidth, picture.videoHeight]
      : [picture.width, picture.height];
    if (!wide || !high) return [];
    const scale = Math.min(1, MOST_PIXELS / Math.max(wide, high));
    canvas.width = Math.round(wide * scale);
    canvas.height = Math.round(high * scale);
    const paper = canvas.getContext('2d', { willReadFrequently: true });
    if (!paper) return [];
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = paper.getImageData(0, 0, canvas.width, canvas.height);
    try {
      // A photo is read once, and may take its time; the camera soon sees the next picture.
      return [decode({ data, width, height }, { effort: 5, timeLimit: isVideo ? 80 : 2000 })];
    } catch {
      // no code in sight
      return [];
    }
  };
}

/** A photo is larger than any reader needs. */
const MOST_PIXELS = 1600;
