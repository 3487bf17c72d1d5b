/** Loads the page anew: nothing that was read for one person may stay in the memory that another looks at. */
export function startOver(): void {
  document.documentElement.hidden = true;
  window.location.reload();
}
