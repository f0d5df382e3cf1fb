import { Dialog, type DialogProps } from './Dialog.tsx';
import { StoryPage } from './storyPage.tsx';

export const OverAPage = ({ open: first, ...props }: DialogProps) => (
  <StoryPage open={first} opener="Open">
    {(open, setOpen) => <Dialog {...props} open={open} onClose={() => setOpen(false)} />}
  </StoryPage>
);
