const ROBOT =
  /bot\b|bot[/_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|facebookexternalhit|whatsapp|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici/i;

/** Returns whether a user agent is missing or identifies something other than a person's browser. */
export function isRobot(userAgent: string | null): boolean {
  return !userAgent || !userAgent.startsWith('Mozilla/') || ROBOT.test(userAgent);
}
