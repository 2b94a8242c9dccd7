package org.racelens.ui.confirm;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.osgi.util.NLS;
import org.racelens.confirm.RunProgress;

/** Says in a monitor how far runs, and the reading of what they have recorded, have come. */
final class MonitoredRuns implements RunProgress {
	private final IProgressMonitor monitor;
	private int run;
	private int most;

	MonitoredRuns(IProgressMonitor monitor) {
		this.monitor = monitor;
	}

	@Override
	public void begins(int number, int atMost) {
		run = number;
		most = atMost;
		monitor.subTask(NLS.bind(Messages.runOf, number, atMost));
	}

	@Override
	public void judges(int percent) {
		monitor.subTask(NLS.bind(Messages.runJudged, new Object[] { run, most, percent }));
	}
}
