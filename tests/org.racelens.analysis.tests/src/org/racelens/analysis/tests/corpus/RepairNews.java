package org.racelens.analysis.tests.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.fix.Repair;
import org.racelens.repair.fix.VerifiedFix;

/**
 * Races, messages and gaps of a repaired file that the file did not have. They are told by what they are and by where they were before all
 * fixes of the repair.
 *
 * @param before the text that was repaired
 * @param after the repaired text
 */
record RepairNews(Repair repair, ParsedUnit before, ParsedUnit after) {
	/** What is new, for a person. */
	List<String> all() {
		List<SourceChange> changes = repair.applied().stream().map(VerifiedFix::change).toList();
		List<String> news = new ArrayList<>(marks(repair.last(), after.gaps(), changes));
		news.removeAll(marks(repair.first(), before.gaps(), List.of()));
		return news;
	}

	private List<String> marks(UnitReport report, List<ModelGap> unread, List<SourceChange> changes) {
		Stream<String> races = report.regions().stream().flatMap(r -> r.races().stream())
				.map(r -> "race of " + r.variable() + " at "
						+ Stream.of(r.first(), r.second()).map(e -> before(e.place(), changes)).sorted()
								.toList());
		Stream<String> messages = report.messages().stream().map(m -> "message " + m.kind().id() + " at " + before(m.place(), changes));
		Stream<String> gaps = Stream.concat(report.regions().stream().flatMap(r -> r.gaps().stream()), unread.stream())
				.map(g -> "gap " + g.kind().id() + " at " + before(g.place(), changes));
		return Stream.of(races, messages, gaps).flatMap(s -> s).distinct().collect(Collectors.toList());
	}

	private String before(SourceRange place, List<SourceChange> changes) {
		int offset = place.offset();
		if (place.path().equals(repair.before().path())) {
			for (int i = changes.size() - 1; i >= 0; i--) {
				offset = changes.get(i).offsetBefore(offset);
			}
		}
		return place.path() + "#" + offset;
	}
}
