package org.racelens.ui.tests;

import org.eclipse.core.resources.IFile;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.ResultListener;

/** When the result for a text came, and its marker changes were done. */
final class Arrivals implements ResultListener {
	private volatile long stamp;
	private volatile long time;
	private volatile long firstStamp;
	private volatile long first;

	@Override
	public void changed(FileResult result) {
		long now = System.nanoTime();
		if (firstStamp != result.stamp()) {
			firstStamp = result.stamp();
			first = now;
		}
		if (result.isWhole()) {
			time = now;
			stamp = result.stamp();
		}
	}

	@Override
	public void removed(IFile file) {
		// that is no arrival
	}

	/** The text whose whole result came last. */
	long stamp() {
		return stamp;
	}

	/** When it came. */
	long time() {
		return time;
	}

	/** When the first part of the result for the last text came. */
	long first() {
		return first;
	}
}
