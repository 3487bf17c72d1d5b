/** How a page is shared, in the language of the page. */
export type ShareModel = {
  url: string;
  /** What is sent before the address: it says everything without the preview. */
  text: string;
  /** The path of the sheet to print; null for a seller. */
  sheet: string | null;
  /** The path of its address as a QR code; null for an article. */
  qr: string | null;
  preview: { path: string; alt: string };
};
