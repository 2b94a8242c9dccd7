package org.racelens.analysis.suppression;

import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;

/** Leads places of a text to where they are after a change. */
public record Moved(SourceChange change, SourceText after) {
	/** A region of the text before, as it stands in the text after. */
	public RegionReport region(RegionReport r) {
		return new RegionReport(r.directive(), range(r.place()), r.endLine(), r.function(), r.verdict(), r.time(), r.races(), r.gaps(),
				r.conditions(), r.proof());
	}

	/** A race of the text before, as it stands in the text after. */
	public Race race(Race r) {
		return r.withPlaces(this::range);
	}

	private SourceRange range(SourceRange range) {
		if (!range.path().equals(change.path())) {
			return range;
		}
		int offset = change.offsetAfter(range.offset());
		int last = change.offsetAfter(Math.max(range.offset(), range.endOffset() - 1));
		int end = range.endOffset() > range.offset() ? last + 1 : offset;
		return new SourceRange(range.path(), offset, end, line(offset), offset - after.text().lastIndexOf('\n', offset - 1), line(last));
	}

	private int line(int offset) {
		return 1 + (int) after.text().substring(0, offset).chars().filter(c -> c == '\n').count();
	}
}
