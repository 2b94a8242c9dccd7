package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;

/** Notes every warning and error that any bundle logs while it is open. */
final class LogWatch implements ILogListener, AutoCloseable {
	private final List<IStatus> complaints = new CopyOnWriteArrayList<>();

	LogWatch() {
		Platform.addLogListener(this);
	}

	@Override
	public void logging(IStatus status, String plugin) {
		if (status.matches(IStatus.ERROR | IStatus.WARNING)) {
			complaints.add(status);
		}
	}

	List<IStatus> complaints() {
		return complaints;
	}

	void assertSilent() {
		assertEquals(List.of(), complaints);
	}

	@Override
	public void close() {
		Platform.removeLogListener(this);
	}
}
