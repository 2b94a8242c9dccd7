package org.racelens.ui.fix;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.osgi.util.NLS;
import org.racelens.model.source.SourceChange;

/**
 * Changes for several findings: those of one file are one step, and what several ask for at one place is done once. What is in the way of
 * one before it is left out, and told.
 */
final class JoinedChanges {
	private final Map<IFile, SourceChange> joined = new LinkedHashMap<>();
	private final Map<IFile, Integer> leftOut = new LinkedHashMap<>();

	void add(IFile file, SourceChange change) {
		SourceChange present = joined.get(file);
		Optional<SourceChange> both = present == null ? Optional.of(change) : present.joined(change);
		both.ifPresentOrElse(c -> joined.put(file, c), () -> leftOut.merge(file, 1, Integer::sum));
	}

	void apply() {
		List<String> problems = new ArrayList<>();
		joined.forEach((file, change) -> Edits.tryApply(file, List.of(change)).ifPresent(problems::add));
		leftOut.forEach((file, count) -> problems.add(NLS.bind(Messages.changesCollide, count, file.getName())));
		if (!problems.isEmpty()) {
			Notices.status(String.join(" ", problems));
		}
	}
}
