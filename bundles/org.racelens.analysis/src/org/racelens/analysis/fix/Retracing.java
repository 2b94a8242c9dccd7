package org.racelens.analysis.fix;

import java.util.List;
import org.racelens.analysis.verdict.AccessReport;
import org.racelens.analysis.verdict.Race;
import org.racelens.analysis.verdict.RegionReport;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;

/** Leads places of a repaired text back to the text as it was. */
record Retracing(SourceText first, List<VerifiedFix> applied) {
	RaceGroup group(RaceGroup group) {
		RegionReport r = group.region();
		RegionReport region = new RegionReport(r.directive(), range(r.place()), r.endLine(), r.function(), r.verdict(), r.time(), r.races(),
				r.gaps(), r.proof());
		return new RaceGroup(region, group.name(), group.variable(), group.races().stream().map(this::race).toList());
	}

	private Race race(Race r) {
		return new Race(r.kind(), r.variable(), r.object(), r.confidence(), r.reasons(), access(r.first()), access(r.second()), r.witness(),
				r.constraint());
	}

	private AccessReport access(AccessReport a) {
		return new AccessReport(range(a.place()), a.write(), a.atomic(), a.text(), a.thread(), a.task(), a.iteration(), a.phase(),
				a.resolved(), a.address(), a.calls());
	}

	private SourceRange range(SourceRange range) {
		if (!range.path().equals(first.path())) {
			return range;
		}
		int offset = range.offset();
		for (int i = applied.size() - 1; i >= 0; i--) {
			offset = applied.get(i).change().offsetBefore(offset);
		}
		int line = 1 + (int) first.text().substring(0, Math.min(offset, first.text().length())).chars().filter(c -> c == '\n').count();
		return new SourceRange(range.path(), offset, offset, line, 1, line);
	}
}
