package org.racelens.ui.editor;

import java.util.ArrayList;
import java.util.List;
import org.racelens.ide.marker.RacePlaces;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;

/** The places of a race, in the order in which one goes from one to the next. */
record RaceTrail(FindingRef ref, RaceFound found, RacePlaces places) {
	static RaceTrail of(FindingRef ref, RaceFound found, String path) {
		return new RaceTrail(ref, found, RacePlaces.of(found, path));
	}

	/** The stops of a trail, that of the marker first. */
	List<SourceRange> stops() {
		List<SourceRange> stops = new ArrayList<>(List.of(places.marked()));
		places.elsewhere().forEach(a -> stops.add(a.place()));
		return stops;
	}

	/** Where an end stands. */
	EndRef end(AccessReport access) {
		return new EndRef(ref, Math.max(0, stops().indexOf(access.place())));
	}
}
