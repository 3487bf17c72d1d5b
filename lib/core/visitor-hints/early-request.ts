/**
 * Requests the dashboard's data before the scripts of its page have loaded: on a slow connection they take the longest.
 * A string that is the same in every language, so that the policy of cached pages can allow it.
 */
export const EARLY_REQUEST = `{const s=location.search;window.corralDashboard={search:s,answer:fetch('/api/dashboard/view?'+(s?s.slice(1)+'&':'')+'locale='+document.documentElement.lang,{headers:{accept:'application/json'}}).catch(()=>null)}}`;
