import './register.ts';
import '../../web/features/play-from-here/worker.ts';
