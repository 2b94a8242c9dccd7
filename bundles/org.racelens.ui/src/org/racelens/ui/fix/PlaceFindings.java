package org.racelens.ui.fix;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.marker.RacePlaces;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.Finding;
import org.racelens.ide.result.Finding.Conditional;
import org.racelens.ide.result.Finding.NotConforming;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.ide.text.CurrentText;
import org.racelens.model.source.SourceRange;

/**
 * The races of which a marker speaks, and at a directive the conditions of its region. An editor joins what is offered for all markers at a
 * place, some in no order, so there one marker of the place answers for all and the others offer nothing; who asks elsewhere, as the
 * Problems view does, asks about one race.
 *
 * @param races in source order
 * @param conditions of the region, in source order; none but at its directive, and none that has a marker of its own there
 * @param kind what stands at the place
 */
record PlaceFindings(List<MarkedFinding> races, List<MarkedFinding> conditions, Kind kind) {
	/** What stands at a place. */
	enum Kind {
		/** an end of each race, or the call that leads there */
		END,
		/** the directive of their region */
		DIRECTIVE
	}

	private static final PlaceFindings NONE = new PlaceFindings(List.of(), List.of(), Kind.END);

	PlaceFindings {
		races = List.copyOf(races);
		conditions = List.copyOf(conditions);
	}

	/** One race, whatever else stands at its place; empty for the markers of others. */
	static PlaceFindings alone(IMarker marker) {
		return new PlaceFindings(MarkedFinding.of(marker).filter(MarkedFinding::isRace).stream().toList(), List.of(), Kind.END);
	}

	/** What a marker is asked for. */
	static PlaceFindings of(IMarker marker) {
		if (!MarkedFinding.isPlace(marker) && !isAskedByEditor()) {
			return alone(marker);
		}
		Optional<FileResult> result = result(marker.getResource());
		if (result.isEmpty()) {
			return alone(marker);
		}
		return isFirst(marker) ? at(marker, result.get()) : NONE;
	}

	/**
	 * Whether there may be a race for which something is offered: asked for each marker of a text, so that looking for it would take long.
	 */
	static boolean mayBeAny(IMarker marker) {
		return MarkedFinding.isPlace(marker) ? result(marker.getResource()).isPresent() : !alone(marker).races().isEmpty();
	}

	private static Optional<FileResult> result(IResource resource) {
		return resource instanceof IFile file
				? MarkedFinding.live().results().of(file).filter(r -> CurrentText.isCurrent(file, r.stamp()))
				: Optional.empty();
	}

	/** The races and the conditions of the region whose directive stands at a place. */
	static PlaceFindings ofDirective(IFile file, SourceRange directive) {
		return result(file).map(r -> inRegion(file, r, directive.offset(), directive.endOffset())).orElse(NONE);
	}

	private static PlaceFindings at(IMarker marker, FileResult result) {
		IFile file = (IFile) marker.getResource();
		int start = marker.getAttribute(IMarker.CHAR_START, -1);
		int end = marker.getAttribute(IMarker.CHAR_END, -1);
		List<RaceFound> ends = races(result).filter(r -> RacePlaces.of(r, result.report().path()).isAt(start, end)).toList();
		return ends.isEmpty() ? inRegion(file, result, start, end) : new PlaceFindings(known(file, ends), List.of(), Kind.END);
	}

	/** Where the directive itself is wrong its correction comes first: nothing else is offered there. */
	private static PlaceFindings inRegion(IFile file, FileResult result, int start, int end) {
		boolean isWrong = result.findings().stream().filter(NotConforming.class::isInstance).map(f -> ((NotConforming) f).message().place())
				.anyMatch(p -> p.path().equals(result.report().path()) && start <= p.offset() && p.endOffset() <= end);
		if (isWrong) {
			return NONE;
		}
		Predicate<SourceRange> isHere = p -> p.path().equals(result.report().path()) && p.offset() == start && p.endOffset() == end;
		List<RaceFound> races = races(result).filter(r -> isHere.test(r.region().place())).toList();
		List<Finding> conditions = result.findings().stream()
				.filter(f -> f instanceof Conditional c && isHere.test(c.region().place())).toList();
		return new PlaceFindings(known(file, races), known(file, conditions).stream().filter(c -> !isAt(c.marker(), start, end)).toList(),
				Kind.DIRECTIVE);
	}

	private static Stream<RaceFound> races(FileResult result) {
		return result.findings().stream().filter(RaceFound.class::isInstance).map(RaceFound.class::cast);
	}

	/** The markers of findings; a kind of finding may be ignored, and has none. */
	private static List<MarkedFinding> known(IFile file, List<? extends Finding> findings) {
		Map<String, IMarker> marked = new LinkedHashMap<>();
		markers(file, FindingMarker.FINDING).forEach(m -> marked.put(m.getAttribute(FindingMarker.ID, ""), m));
		return findings.stream().map(r -> marked.get(r.id())).filter(Objects::nonNull).flatMap(m -> MarkedFinding.of(m).stream()).toList();
	}

	/** Whether a marker answers for its place: the oldest one of a race, or else one that only stands for the place. */
	private static boolean isFirst(IMarker marker) {
		int start = marker.getAttribute(IMarker.CHAR_START, -1);
		int end = marker.getAttribute(IMarker.CHAR_END, -1);
		return Stream.of(FindingMarker.RACE, FindingMarker.PLACE)
				.flatMap(type -> markers(marker.getResource(), type).filter(m -> isAt(m, start, end))
						.sorted(Comparator.comparingLong(IMarker::getId)))
				.findFirst().filter(marker::equals).isPresent();
	}

	private static boolean isAt(IMarker marker, int start, int end) {
		return marker.getAttribute(IMarker.CHAR_START, -1) == start && marker.getAttribute(IMarker.CHAR_END, -1) == end;
	}

	private static Stream<IMarker> markers(IResource file, String type) {
		try {
			return Stream.of(file.findMarkers(type, true, IResource.DEPTH_ZERO));
		} catch (CoreException e) {
			// the file is gone
			return Stream.empty();
		}
	}

	/** Other threads than that of the user interface see no active window. */
	private static boolean isAskedByEditor() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		IWorkbenchPage page = window == null ? null : window.getActivePage();
		return page != null && page.getActivePart() instanceof IEditorPart;
	}
}
