package org.racelens.ide.marker;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.jobs.ISchedulingRule;

/**
 * The right to change the markers of one file. The workspace itself asks for none, so two updates at once would each create what is
 * missing. Nobody else waits for this rule: a user may save the file meanwhile, and a build may run.
 */
record FileMarkers(IFile file) implements ISchedulingRule {
	@Override
	public boolean contains(ISchedulingRule other) {
		return equals(other);
	}

	@Override
	public boolean isConflicting(ISchedulingRule other) {
		return equals(other);
	}
}
