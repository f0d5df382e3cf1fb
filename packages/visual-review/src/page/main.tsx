import { createRoot } from 'react-dom/client';
import type { ReportData } from '../reportData.ts';
import { App } from './App.tsx';
import './styles/index.css';

const read = (id: string) => document.getElementById(id) as HTMLElement;
const data = JSON.parse(read('data').textContent ?? '') as ReportData;

createRoot(read('root')).render(<App data={data} />);
