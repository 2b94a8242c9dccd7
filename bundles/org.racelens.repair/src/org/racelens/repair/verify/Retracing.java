package org.racelens.repair.verify;

import java.util.List;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.repair.fix.RaceGroup;

/**
 * Leads places of a changed text back to the text as it was.
 *
 * @param first the text as it was
 * @param changes in the order of their application
 */
public record Retracing(SourceText first, List<SourceChange> changes) {
	public Retracing {
		changes = List.copyOf(changes);
	}

	RaceGroup group(RaceGroup group) {
		RegionReport r = group.region();
		RegionReport region = new RegionReport(r.directive(), range(r.place()), r.endLine(), r.function(), r.verdict(), r.time(), r.races(),
				r.gaps(), r.conditions(), r.proof());
		return new RaceGroup(region, group.name(), group.variable(), group.races().stream().map(this::race).toList());
	}

	/** The race where it is in the text as it was. */
	public Race race(Race r) {
		return r.withPlaces(this::range);
	}

	private SourceRange range(SourceRange range) {
		if (!range.path().equals(first.path())) {
			return range;
		}
		int offset = range.offset();
		int end = range.endOffset();
		for (int i = changes.size() - 1; i >= 0; i--) {
			offset = changes.get(i).offsetBefore(offset);
			end = changes.get(i).offsetBefore(end);
		}
		offset = Math.min(offset, first.text().length());
		end = Math.max(offset, Math.min(end, first.text().length()));
		int line = line(offset);
		int column = offset - first.text().lastIndexOf('\n', offset - 1);
		return new SourceRange(range.path(), offset, end, line, column, line(Math.max(offset, end - 1)));
	}

	private int line(int offset) {
		return 1 + (int) first.text().substring(0, offset).chars().filter(c -> c == '\n').count();
	}
}
