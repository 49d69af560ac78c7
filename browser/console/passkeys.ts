import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ApiError, read } from './api.ts';

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Makes a passkey with the browser, and gives it to the service. @throws ApiError */
export async function addPasskey(name: string): Promise<void> {
  const optionsJSON = await read<RegistrationOptions>('/console/api/passkeys/options', { method: 'POST' });
  const response = await asked(() => startRegistration({ optionsJSON }));
  await read('/console/api/passkeys', { method: 'POST', body: { name, response } });
}

/** Signs in with a passkey. The browser asks which one. @throws ApiError */
export async function signInByPasskey(): Promise<void> {
  const optionsJSON = await read<AuthenticationOptions>('/console/api/sign-in/passkey/options', {
    method: 'POST',
  });
  const response = await asked(() => startAuthentication({ optionsJSON }));
  await read('/console/api/sign-in/passkey', { method: 'POST', body: { response } });
}

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    const says =
      name === 'InvalidStateError'
        ? 'This device has a passkey for the console already.'
        : name === 'NotAllowedError'
          ? 'No passkey was used: the request was cancelled or timed out.'
          : `The browser could not use a passkey: ${String(error)}`;
    throw new ApiError(0, says);
  }
}
