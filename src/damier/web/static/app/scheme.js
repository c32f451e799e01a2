// A classic script for the head: sets the lamp before anything is painted. Everything else is in
// prefs.js.
{
  const scheme = localStorage.getItem('damier-scheme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
}
