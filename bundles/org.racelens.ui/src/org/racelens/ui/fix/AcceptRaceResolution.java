package org.racelens.ui.fix;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.racelens.ide.live.SourceFiles;
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
		JoinedChanges changes = new JoinedChanges();
		for (MarkedFinding finding : findings) {
			change(finding, reason.get()).ifPresentOrElse(c -> changes.add(finding.file(), c),
					() -> Notices.status(Messages.noLongerKnown));
		}
		changes.apply();
	}

	private static Optional<SourceChange> change(MarkedFinding finding, String reason) {
		Optional<RaceFound> race = finding.race();
		return race.flatMap(
				r -> source(finding.file()).flatMap(s -> SuppressionEdit.of(s, SourceFiles.language(s), r.race(), r.region(), reason)));
	}

	private static Optional<SourceText> source(IFile file) {
		try {
			return CurrentText.of(file);
		} catch (CoreException e) {
			return Optional.empty();
		}
	}
}
