package org.racelens.ui.fix;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.PlatformUI;
import org.racelens.ide.fix.FileFixes;
import org.racelens.ide.fix.FixOffers;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.live.SourceFiles;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.Finding.Conditional;
import org.racelens.ide.result.Finding.NotConforming;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.ide.result.Finding.Undecided;
import org.racelens.ide.settings.FindingKind;
import org.racelens.ide.text.CurrentText;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceText;
import org.racelens.repair.conformance.Correction;
import org.racelens.repair.conformance.Corrections;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.StatedCondition;

/** What is known about a marker. A marker that was kept from an earlier session may be all that is known. */
record MarkedFinding(IMarker marker, IFile file, String id) {
	/** Empty for the markers of others. */
	static Optional<MarkedFinding> of(IMarker marker) {
		boolean isOurs = isA(marker, FindingMarker.FINDING) && marker.getResource() instanceof IFile;
		return isOurs ? Optional.of(new MarkedFinding(marker, (IFile) marker.getResource(), marker.getAttribute(FindingMarker.ID, "")))
				: Optional.empty();
	}

	static LiveAnalysis live() {
		return PlatformUI.getWorkbench().getService(LiveAnalysis.class);
	}

	static FixOffers offers() {
		return PlatformUI.getWorkbench().getService(FixOffers.class);
	}

	boolean isRace() {
		return isA(marker, FindingMarker.RACE);
	}

	/** Whether a marker stands where a race has a place, and is no problem itself. */
	static boolean isPlace(IMarker marker) {
		return isA(marker, FindingMarker.PLACE) && marker.getResource() instanceof IFile;
	}

	boolean isUnknown() {
		return isA(marker, FindingKind.UNKNOWN.markerType());
	}

	private static boolean isA(IMarker marker, String type) {
		try {
			return marker.exists() && marker.isSubtypeOf(type);
		} catch (CoreException e) {
			return false;
		}
	}

	/** The answers for the text that counts now. */
	Optional<FileResult> result() {
		return live().results().of(file).filter(r -> CurrentText.isCurrent(file, r.stamp()));
	}

	/** The race, unless the text has changed since it was found. */
	Optional<RaceFound> race() {
		return result().flatMap(r -> r.finding(id)).filter(RaceFound.class::isInstance).map(RaceFound.class::cast);
	}

	/** The region that is not decided, unless the text has changed since. */
	Optional<Undecided> undecided() {
		return result().flatMap(r -> r.finding(id)).filter(Undecided.class::isInstance).map(Undecided.class::cast);
	}

	/** The condition, unless the text has changed since it was found. */
	Optional<Conditional> conditional() {
		return result().flatMap(r -> r.finding(id)).filter(Conditional.class::isInstance).map(Conditional.class::cast);
	}

	/** The message of bad input, unless the text has changed since it was given. */
	Optional<SourceMessage> message() {
		return result().flatMap(this::message);
	}

	private Optional<SourceMessage> message(FileResult result) {
		return result.finding(id).filter(NotConforming.class::isInstance).map(NotConforming.class::cast).map(NotConforming::message);
	}

	/** What can be done about a message of bad input in a text that counts; the most likely one first. */
	List<Correction> corrections(SourceText source) {
		Optional<FileResult> result = result().filter(r -> r.stamp() == source.stamp());
		return result.flatMap(r -> message(r).map(m -> Corrections.of(m, r.report().messages(), source, SourceFiles.language(source))))
				.orElse(List.of());
	}

	/** The source that a header was analysed as a part of, where it is one. */
	Optional<IFile> includer() {
		return result().flatMap(FileResult::includer);
	}

	/** The text that counts now. */
	Optional<SourceText> source() {
		try {
			return CurrentText.of(file);
		} catch (CoreException e) {
			// the file is gone
			return Optional.empty();
		}
	}

	/** The fixes of the race and those of all other races of the file, as far as they are known. */
	Optional<FileFixes> fixes() {
		return offers().known(file);
	}

	/** How the source can say the condition itself, as far as it is known. */
	Optional<StatedCondition> statement() {
		return fixes().flatMap(f -> f.statement(id));
	}

	/** The same with the text that it changes. */
	Optional<Said> said() {
		return fixes().flatMap(f -> f.statement(id).map(s -> new Said(s, f.source())));
	}

	/** How a text can say a condition itself. */
	record Said(StatedCondition statement, SourceText source) {
	}

	/** What can be done about the race, as far as it is known. */
	Optional<FixOutcome> outcome() {
		return fixes().flatMap(f -> f.of(id));
	}
}
