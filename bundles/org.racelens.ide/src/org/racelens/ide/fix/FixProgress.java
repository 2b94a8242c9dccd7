package org.racelens.ide.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.FileResult.Completeness;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.verify.SearchListener;

/** Gathers the fixes of one text as they are found: those of the races that the user looks at come first. */
final class FixProgress implements SearchListener {
	private final FileResult result;
	private final SourceText source;
	private final Supplier<Set<String>> lookedAt;
	private final IntConsumer left;
	private final Consumer<FileFixes> told;
	private final List<FixOutcome> outcomes = new ArrayList<>();

	/**
	 * @param known what an earlier search has found in the same text
	 * @param lookedAt the ids of the findings that the user looks at now
	 * @param left told how many groups of races were not searched yet
	 * @param told everything that is known by now, whenever there is more
	 */
	FixProgress(FileResult result, SourceText source, List<FixOutcome> known, Supplier<Set<String>> lookedAt, IntConsumer left,
			Consumer<FileFixes> told) {
		this.result = result;
		this.source = source;
		this.lookedAt = lookedAt;
		this.left = left;
		this.told = told;
		outcomes.addAll(known);
	}

	@Override
	public Optional<UnitReport> answers() {
		return Optional.of(result.report()).filter(report -> result.isWhole());
	}

	@Override
	public RaceGroup next(List<RaceGroup> groups) {
		left.accept(groups.size());
		List<RaceFound> races = lookedAt.get().stream().flatMap(id -> result.finding(id).stream()).filter(RaceFound.class::isInstance)
				.map(RaceFound.class::cast).toList();
		return groups.stream().filter(g -> races.stream().anyMatch(race -> FileFixes.speaksOf(g, race))).findFirst()
				.orElse(groups.get(0));
	}

	@Override
	public void found(FixOutcome outcome) {
		RaceGroup group = outcome.group();
		outcomes.removeIf(o -> o.group().region().place().equals(group.region().place()) && o.group().name().equals(group.name()));
		outcomes.add(outcome);
		told.accept(new FileFixes(result, source, outcomes, List.of(), List.of(), Completeness.PARTIAL));
	}
}
