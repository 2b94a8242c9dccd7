package org.racelens.ide.live;

import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.racelens.race.verdict.UnitReport;

/**
 * What is said of a file.
 *
 * @param includer the source that a header was analysed as a part of
 */
record Answer(UnitReport report, Optional<IFile> includer) {
	/** What is said of a file that was analysed itself. */
	static Answer of(UnitReport report) {
		return new Answer(report, Optional.empty());
	}
}
