export default async function stopSite(): Promise<void> {
  await globalThis.siteUnderTest.close();
}
