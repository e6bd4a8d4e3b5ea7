import type { QRCodeToStringOptions } from 'qrcode';
import { useFetched } from '../base/fetched.ts';

const draw = async (url: string, look: QRCodeToStringOptions): Promise<string> => {
  const { toString: drawn } = await import('qrcode');
  return `data:image/svg+xml,${encodeURIComponent(await drawn(url, { type: 'svg', ...look }))}`;
};

/** A QR code of an address; `undefined` until it is drawn, or where drawing fails: the address is written beside it. */
export const useQr = (url: string | undefined, look: QRCodeToStringOptions): string | undefined =>
  useFetched(() => (url === undefined ? undefined : draw(url, look)), [url]).value;
