/**
 * What a device does for an account: it makes a passkey, and signs by one. Only over a safe
 * connection and under a name; elsewhere the page offers a password.
 *
 *     if (canUse()) await post('/api/account/join/passkey', {name, ...(await make(question))});
 */

/** @typedef {import('../../../../../../js/wire.js').Question} Question */

/** Whether this browser, at this address, can make and use passkeys. */
export function canUse() {
  const isNumber = /^[\d.]+$|:/.test(location.hostname.replace(/[[\]]/g, ''));
  return (
    isSecureContext &&
    !isNumber &&
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

/** Let the device make a passkey. @param {Question} question */
export async function make({ challenge, options }) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(/** @type {any} */ (options));
  return answer(challenge, await navigator.credentials.create({ publicKey }));
}

/** Let the device sign. @param {Question} question */
export async function sign({ challenge, options }) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(/** @type {any} */ (options));
  return answer(challenge, await navigator.credentials.get({ publicKey }));
}

/** @param {string} challenge @param {Credential | null} made */
function answer(challenge, made) {
  return {
    challenge,
    credential: /** @type {PublicKeyCredential} */ (made).toJSON(),
  };
}
