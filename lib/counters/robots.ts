const ROBOT =
  /bot\b|bot[/_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|facebookexternalhit|whatsapp|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici/i;

/** True for a user agent that says it is no person's browser, or that says nothing at all. */
export function isRobot(userAgent: string | null): boolean {
  return !userAgent || !userAgent.startsWith('Mozilla/') || ROBOT.test(userAgent);
}
