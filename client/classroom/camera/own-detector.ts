import { within } from './within.ts';

/** The browser's own reader of codes (Shape Detection API), as far as it is used; TypeScript's libraries do not have its types. */
interface Detector {
  detect(picture: HTMLCanvasElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface WithDetector {
  readonly BarcodeDetector?: {
    new (options: { readonly formats: readonly string[] }): Detector;
    getSupportedFormats(): Promise<readonly string[]>;
  };
}

const QR = 'qr_code';

/** On some devices it has to be fetched first, or never answers. */
const ANSWERS_WITHIN_MS = 3_000;

/** The texts of the codes in a picture; undefined if they cannot be read so. */
export type OwnDetector = (picture: HTMLCanvasElement) => Promise<readonly string[] | undefined>;

const ofThisBrowser = async (): Promise<Detector | undefined> => {
  const { BarcodeDetector } = globalThis as WithDetector;
  const formats = await BarcodeDetector?.getSupportedFormats();
  return BarcodeDetector && formats?.includes(QR) ? new BarcodeDetector({ formats: [QR] }) : undefined;
};

/** That of this browser, if it reads QR codes. */
export async function ownDetector(): Promise<OwnDetector | undefined> {
  const { value: detector } = await within(
    ANSWERS_WITHIN_MS,
    ofThisBrowser().catch(() => undefined),
  );
  if (!detector) return undefined;
  return async (picture) => {
    const found = await within(
      ANSWERS_WITHIN_MS,
      detector.detect(picture).catch(() => undefined),
    );
    return found.value?.map(({ rawValue }) => rawValue);
  };
}
