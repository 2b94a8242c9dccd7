package org.racelens.ide.marker;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.racelens.ide.result.Finding;
import org.racelens.ide.result.Finding.Conditional;
import org.racelens.ide.result.Finding.NotAnalysed;
import org.racelens.ide.result.Finding.NotConforming;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.ide.result.Finding.Undecided;
import org.racelens.ide.settings.FindingKind;
import org.racelens.ide.settings.Level;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Race;

/**
 * What the marker of a finding says. That of a race stands at the race's first end and names the second one.
 *
 * @param type of the marker
 * @param attributes of the marker, with strings and integers as values
 */
public record FindingMarker(String type, Map<String, Object> attributes) {
	/** The type of all markers, a problem with a place in the text. */
	public static final String FINDING = "org.racelens.ide.finding";
	/** The type of all races. */
	public static final String RACE = "org.racelens.ide.race";

	/**
	 * The kind of a message, or of the gap that is the first reason of an undecided region or of a possible race, as the documentation
	 * names it.
	 */
	public static final String ABOUT = "about";
	/** The type of markers at the places of races where no marker of a race stands: they are no problems. */
	public static final String PLACE = "org.racelens.ide.place";

	/** {@link Finding#id()}. */
	public static final String ID = "findingId";
	/** The raced variable as the source names it. */
	public static final String VARIABLE = "variable";
	/** Path of the file with the second end. */
	public static final String SECOND_PATH = "secondPath";
	/** Line of the second end, 1-based. */
	public static final String SECOND_LINE = "secondLine";
	/** First character of the second end, as {@link IMarker#CHAR_START}. */
	public static final String SECOND_CHAR_START = "secondCharStart";
	/** One past the last character of the second end, as {@link IMarker#CHAR_END}. */
	public static final String SECOND_CHAR_END = "secondCharEnd";
	/** Number of the thread of each end. */
	public static final String FIRST_THREAD = "firstThread";
	public static final String SECOND_THREAD = "secondThread";
	/** Values of the loop variables around each end: {@code i=0, j=1}. */
	public static final String FIRST_ITERATION = "firstIteration";
	public static final String SECOND_ITERATION = "secondIteration";
	/** The values of the witness: {@code T=2, n=3}. */
	public static final String WITNESS = "witness";

	public FindingMarker {
		attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
	}

	/**
	 * The marker of a finding.
	 *
	 * @param path of the file that was analysed
	 * @param level how it is marked; not {@link Level#IGNORE}
	 */
	static FindingMarker of(Finding finding, String path, Level level, String message) {
		OptionalInt severity = isDoubtful(finding) ? OptionalInt.of(Math.min(level.severity().orElseThrow(), IMarker.SEVERITY_INFO))
				: level.severity();
		Map<String, Object> attributes = new LinkedHashMap<>();
		attributes.put(ID, finding.id());
		attributes.put(IMarker.MESSAGE, message);
		attributes.put(IMarker.SEVERITY, severity.orElseThrow());
		about(finding).ifPresent(kind -> attributes.put(ABOUT, kind));
		if (finding instanceof RaceFound found) {
			putRace(found, path, attributes);
		} else if (finding instanceof Undecided undecided) {
			putPlace(inFile(undecided.region().place(), path), attributes);
		} else if (finding instanceof Conditional conditional) {
			boolean isHere = conditional.condition().place().path().equals(path);
			putPlace(inFile(isHere ? conditional.condition().place() : conditional.region().place(), path), attributes);
		} else if (finding instanceof NotConforming notConforming) {
			putPlace(notConforming.message().place(), attributes);
		} else if (finding instanceof NotAnalysed) {
			attributes.put(IMarker.LINE_NUMBER, 1);
		}
		return new FindingMarker(finding.kind().markerType(), attributes);
	}

	/** Whether it is a message that may not be so. */
	private static boolean isDoubtful(Finding finding) {
		return finding instanceof NotConforming notConforming && notConforming.message().weight() == SourceMessage.Weight.NOTE;
	}

	private static Optional<String> about(Finding finding) {
		if (finding instanceof NotConforming notConforming) {
			return Optional.of(notConforming.message().kind().id());
		}
		List<ModelGap> gaps = finding instanceof Undecided undecided ? undecided.region().gaps()
				: finding instanceof RaceFound found && found.kind() == FindingKind.POSSIBLE_RACE ? found.race().reasons() : List.of();
		return gaps.stream().findFirst().map(gap -> gap.kind().id());
	}

	/** The type of a marker; empty where the marker is gone. */
	public static String type(IMarker marker) {
		try {
			return marker.getType();
		} catch (CoreException e) {
			return "";
		}
	}

	private static void putRace(RaceFound found, String path, Map<String, Object> attributes) {
		Race race = found.race();
		RacePlaces places = RacePlaces.of(found, path);
		AccessReport first = places.first();
		AccessReport second = places.second();
		putPlace(places.marked(), attributes);
		SourceRange there = second.place();
		attributes.put(VARIABLE, race.variable());
		attributes.put(SECOND_PATH, there.path());
		attributes.put(SECOND_LINE, there.line());
		attributes.put(SECOND_CHAR_START, there.offset());
		attributes.put(SECOND_CHAR_END, there.endOffset());
		attributes.put(FIRST_THREAD, first.thread());
		attributes.put(SECOND_THREAD, second.thread());
		attributes.put(FIRST_ITERATION, values(first.iteration()));
		attributes.put(SECOND_ITERATION, values(second.iteration()));
		attributes.put(WITNESS, values(race.witness()));
	}

	static void putPlace(SourceRange place, Map<String, Object> attributes) {
		attributes.put(IMarker.LINE_NUMBER, place.line());
		attributes.put(IMarker.CHAR_START, place.offset());
		attributes.put(IMarker.CHAR_END, place.endOffset());
	}

	/** A region in a header is marked at the beginning of the file that brings it. */
	private static SourceRange inFile(SourceRange place, String path) {
		return place.path().equals(path) ? place : SourceRange.startOf(path);
	}

	private static String values(Map<String, String> values) {
		return values.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining(", "));
	}

	String id() {
		return (String) attributes.get(ID);
	}
}
