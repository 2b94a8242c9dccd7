package org.racelens.ui.confirm;

import java.util.List;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Evidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.run.RecordedGraph;

/** Gives races that only runs have shown their offsets: programs know lines and columns. */
final class ObservedPlaces {
	private final SourceText source;
	private final List<Integer> starts;

	ObservedPlaces(SourceText source) {
		this.source = source;
		starts = LineStarts.of(source.text());
	}

	/** The same report with places that markers can have. */
	UnitReport in(UnitReport report) {
		return new UnitReport(report.path(), report.failure(), report.regions().stream().map(this::in).toList(), report.messages(),
				report.time());
	}

	private RegionReport in(RegionReport region) {
		return region.with(region.races().stream().map(this::in).toList());
	}

	private Race in(Race race) {
		return race.evidence().kind() == Evidence.Kind.RUN ? race.withPlaces(this::in) : race;
	}

	/** The same graph with places that editors can show: the whole lines. */
	RecordedGraph in(RecordedGraph graph) {
		return graph.withPlaces(this::line);
	}

	private SourceRange line(SourceRange place) {
		SourceRange begin = in(place);
		boolean isOther = begin.offset() == 0 && place.line() > 1;
		int end = isOther ? 0 : source.text().indexOf('\n', begin.offset());
		return new SourceRange(place.path(), begin.offset(), end < 0 ? source.text().length() : end, place.line(), place.column(),
				place.endLine());
	}

	private SourceRange in(SourceRange place) {
		if (!place.path().equals(source.path()) || place.line() > starts.size()) {
			return place;
		}
		int start = Math.min(starts.get(place.line() - 1) + place.column() - 1, source.text().length());
		int end = Math.min(start + place.endOffset() - place.offset(), source.text().length());
		return new SourceRange(place.path(), start, end, place.line(), place.column(), place.endLine());
	}
}
