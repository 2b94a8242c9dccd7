package org.racelens.ide;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.racelens.analysis.verdict.AccessReport;
import org.racelens.analysis.verdict.CallSite;
import org.racelens.analysis.verdict.Confidence;
import org.racelens.analysis.verdict.Race;
import org.racelens.analysis.verdict.RegionReport;
import org.racelens.model.source.SourceRange;

/**
 * What the marker of a race says; equal values are the same marker. It stands at the race's first end and names the second one.
 *
 * @param type {@link #DEFINITE} or {@link #POSSIBLE}
 * @param attributes of the marker, with strings and integers as values
 */
public record RaceMarker(String type, Map<String, Object> attributes) {
	/** The type of all race markers, a problem with a place in the text. */
	public static final String RACE = "org.racelens.ide.race";
	public static final String DEFINITE = "org.racelens.ide.definiteRace";
	public static final String POSSIBLE = "org.racelens.ide.possibleRace";

	/** Path of the file with the second end. */
	public static final String SECOND_PATH = "secondPath";
	/** Line of the second end, 1-based. */
	public static final String SECOND_LINE = "secondLine";
	/** First character of the second end, as {@link IMarker#CHAR_START}. */
	public static final String SECOND_CHAR_START = "secondCharStart";
	/** One past the last character of the second end, as {@link IMarker#CHAR_END}. */
	public static final String SECOND_CHAR_END = "secondCharEnd";

	public RaceMarker {
		attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
	}

	/**
	 * The marker of a race in the file that was analysed.
	 *
	 * @param path of that file. A race whose first end is in a header stands at its second end, at the call that leads there, or at the
	 * region, whichever comes first in the file itself
	 */
	static RaceMarker of(Race race, RegionReport region, String path, String message) {
		boolean isSwapped = !isIn(path, race.first().place()) && isIn(path, race.second().place());
		SourceRange here = isSwapped ? race.second().place() : place(race, region, path);
		SourceRange there = isSwapped ? race.first().place() : race.second().place();
		boolean isDefinite = race.confidence() == Confidence.DEFINITE;
		Map<String, Object> attributes = new LinkedHashMap<>();
		attributes.put(IMarker.MESSAGE, message);
		attributes.put(IMarker.SEVERITY, isDefinite ? IMarker.SEVERITY_WARNING : IMarker.SEVERITY_INFO);
		attributes.put(IMarker.LINE_NUMBER, here.line());
		attributes.put(IMarker.CHAR_START, here.offset());
		attributes.put(IMarker.CHAR_END, here.endOffset());
		attributes.put(SECOND_PATH, there.path());
		attributes.put(SECOND_LINE, there.line());
		attributes.put(SECOND_CHAR_START, there.offset());
		attributes.put(SECOND_CHAR_END, there.endOffset());
		return new RaceMarker(isDefinite ? DEFINITE : POSSIBLE, attributes);
	}

	private static SourceRange place(Race race, RegionReport region, String path) {
		Stream<SourceRange> calls = Stream.of(race.first(), race.second()).map(AccessReport::calls).flatMap(List::stream)
				.map(CallSite::place);
		return Stream.of(Stream.of(race.first().place()), calls, Stream.of(region.place())).flatMap(places -> places)
				.filter(place -> isIn(path, place)).findFirst().orElse(SourceRange.startOf(path));
	}

	private static boolean isIn(String path, SourceRange place) {
		return place.path().equals(path);
	}

	/** What an existing marker says. */
	public static RaceMarker of(IMarker marker) throws CoreException {
		return new RaceMarker(marker.getType(), marker.getAttributes());
	}

	void createOn(IFile file) throws CoreException {
		file.createMarker(type, attributes);
	}
}
