/** Announcements meant for agents (AGT-02). */
export function AnnouncementsPage() {
  return null;
}
