import { type ExtendableEvent, worker } from './workerScope.ts';

interface PushEvent extends ExtendableEvent {
  data: { json(): { title?: string; body?: string } } | null;
}

interface NotificationClick extends ExtendableEvent {
  notification: Notification;
}

/** Shows what the platform sends, and opens the site after a press (OPS-38). */
worker.addEventListener('push', (event) => {
  const { title, body } = (event as PushEvent).data?.json() ?? {};
  if (title) event.waitUntil(worker.registration.showNotification(title, body ? { body } : {}));
});

worker.addEventListener('notificationclick', (event) => {
  (event as NotificationClick).notification.close();
  event.waitUntil(worker.clients.openWindow('/'));
});
