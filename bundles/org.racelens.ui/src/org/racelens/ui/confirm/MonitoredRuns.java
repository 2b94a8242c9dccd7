package org.racelens.ui.confirm;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.osgi.util.NLS;
import org.racelens.confirm.RunProgress;

/** Says in a monitor how far runs, and the reading of what they have recorded, have come, and in a console what the program prints. */
final class MonitoredRuns implements RunProgress {
	private final IProgressMonitor monitor;
	private final RunConsole console;
	private int run;
	private int most;

	MonitoredRuns(IProgressMonitor monitor, RunConsole console) {
		this.console = console;
		this.monitor = monitor;
	}

	@Override
	public void begins(int number, int atMost) {
		run = number;
		most = atMost;
		monitor.subTask(NLS.bind(Messages.runOf, number, atMost));
		console.begins(number, atMost);
	}

	@Override
	public void prints(String text) {
		console.prints(text);
	}

	@Override
	public void judges(int percent) {
		monitor.subTask(NLS.bind(Messages.runJudged, new Object[] { run, most, percent }));
	}
}
