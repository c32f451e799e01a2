// A classic script for the head: sets the lamp and stillness before anything is painted. Everything
// else is in prefs.js.
{
  const scheme = localStorage.getItem('damier-scheme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
  const motion = localStorage.getItem('damier-motion');
  if (motion === 'quick' || motion === 'off') document.documentElement.dataset.motion = motion;
}
