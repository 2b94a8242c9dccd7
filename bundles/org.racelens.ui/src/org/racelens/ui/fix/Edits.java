package org.racelens.ui.fix;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.osgi.util.NLS;
import org.racelens.ide.text.TextChange;
import org.racelens.ide.text.TextChange.Outcome;
import org.racelens.model.source.SourceChange;

/** Changes texts, and tells the user when that cannot be. */
final class Edits {
	private Edits() {
	}

	/** Applies a change; what keeps it from being applied is told in the status line. */
	static void apply(IFile file, List<SourceChange> changes) {
		tryApply(file, changes).ifPresent(Notices::status);
	}

	/** Applies changes one after the other as one step. Returns why they are not applied; empty where they are. */
	static Optional<String> tryApply(IFile file, List<SourceChange> changes) {
		try {
			Outcome outcome = TextChange.apply(file, changes, Notices.shell());
			if (outcome instanceof Outcome.Refused refused) {
				return Optional.of(NLS.bind(Messages.notWritable, file.getName(), refused.reason()));
			}
			if (outcome instanceof Outcome.Stale) {
				MarkedFinding.live().check(List.of(file));
				return Optional.of(NLS.bind(Messages.stale, file.getName()));
			}
			return Optional.empty();
		} catch (CoreException e) {
			return Optional.of(NLS.bind(Messages.notWritable, file.getName(), e.getMessage()));
		}
	}
}
