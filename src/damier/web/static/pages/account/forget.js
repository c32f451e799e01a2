/** Leave nothing of somebody in this browser: what it kept of tables, likings, analyses. */
export async function forgetAll() {
  localStorage.clear();
  sessionStorage.clear();
  const kept = (await indexedDB.databases?.()) ?? [];
  await Promise.all(kept.map(({ name }) => name && dropped(name)));
}

/** @param {string} name @returns {Promise<void>} when it is gone, or will be with the last page */
function dropped(name) {
  return new Promise((resolve) => {
    const asked = indexedDB.deleteDatabase(name);
    asked.onsuccess = asked.onerror = asked.onblocked = () => resolve();
  });
}
