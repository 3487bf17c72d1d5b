/** Reloads the page, so that no data of one user stays in memory when another user signs in. */
export function startOver(): void {
  document.documentElement.hidden = true;
  window.location.reload();
}
