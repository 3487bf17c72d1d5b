/*
 * Runs before the first paint, on cached pages too: the chosen theme, and whether the readable hint cookie says that
 * somebody is signed in (so that the header shows the right box from the start). Constant, so that a policy can allow it
 * by its hash.
 */
const SCRIPT = `(function(d){try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')d.dataset.theme=t}catch(e){}if(/(?:^|; )signed_in=1/.test(document.cookie))d.dataset.signedIn=''})(document.documentElement)`;

/** The inline script of every page. */
export function PageScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
