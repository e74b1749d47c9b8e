/** What the page behind the link of a mail sends when its button is pressed. */
export const pressed = ({ searchParams }: URL): object => ({
  token_hash: searchParams.get('token'),
  type: searchParams.get('type'),
  redirect_to: searchParams.get('redirect_to'),
  follow: true,
});
