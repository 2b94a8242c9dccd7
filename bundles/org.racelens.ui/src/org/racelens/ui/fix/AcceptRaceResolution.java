package org.racelens.ui.fix;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.osgi.util.NLS;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.ide.text.CurrentText;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceText;
import org.racelens.repair.suppression.SuppressionEdit;

/** Writes a comment into the source that says why a race is accepted. */
final class AcceptRaceResolution extends FindingResolution {
	/** @param words what the entry says, which names the race where there are several */
	AcceptRaceResolution(MarkedFinding race, String words, Rank rank) {
		super(race, words, Messages.acceptDescription, Icons.ACCEPT, rank);
	}

	@Override
	boolean fits(MarkedFinding other) {
		return other.isRace() && other.race().filter(r -> !r.race().isAccepted()).isPresent();
	}

	@Override
	public void run(IMarker marker) {
		accept(List.of(finding()));
	}

	@Override
	public void run(IMarker[] markers, IProgressMonitor monitor) {
		accept(findings(markers).toList());
	}

	/** One reason for all; the comments in one file are one step. */
	private static void accept(List<MarkedFinding> findings) {
		Optional<String> reason = AcceptDialog.reason(findings);
		if (reason.isEmpty()) {
			return;
		}
		Map<IFile, Optional<SourceChange>> changes = new LinkedHashMap<>();
		for (MarkedFinding finding : findings) {
			Optional<SourceChange> one = change(finding, reason.get());
			one.ifPresent(c -> changes.merge(finding.file(), one, (a, b) -> a.flatMap(x -> x.joined(c))));
			if (one.isEmpty()) {
				Notices.status(Messages.noLongerKnown);
			}
		}
		changes.forEach((file, change) -> change.ifPresentOrElse(c -> Edits.apply(file, List.of(c)),
				() -> Notices.status(NLS.bind(Messages.commentsCollide, file.getName()))));
	}

	private static Optional<SourceChange> change(MarkedFinding finding, String reason) {
		Optional<RaceFound> race = finding.race();
		return race.flatMap(r -> source(finding.file()).flatMap(s -> SuppressionEdit.of(s, r.race(), r.region(), reason)));
	}

	private static Optional<SourceText> source(IFile file) {
		try {
			return CurrentText.of(file);
		} catch (CoreException e) {
			return Optional.empty();
		}
	}
}
