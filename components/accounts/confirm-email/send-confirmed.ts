import { askToConfirm } from './ask-to-confirm';

/** The code of a refusal that goes away once the viewer has confirmed their address. */
export const UNCONFIRMED = 'email_unconfirmed';

/**
 * Sends a request. If it is refused because the viewer's address isn't confirmed, asks for that and sends it again, so
 * that what was being done is done at once.
 */
export async function sendConfirmed(send: () => Promise<Response | null>): Promise<Response | null> {
  const response = await send();
  if (response?.status !== 403) return response;
  const refusal = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: string } | null;
  return refusal?.code === UNCONFIRMED && (await askToConfirm()) ? send() : response;
}
