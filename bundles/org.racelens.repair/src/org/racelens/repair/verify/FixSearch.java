package org.racelens.repair.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.racelens.model.effort.Effort;
import org.racelens.model.effort.EffortExceededException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.fix.Candidate;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.RepairSentence;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.rule.FixRules;
import org.racelens.repair.verify.Verifier.Result;

/** Searches the fixes of one group of races: each candidate alone, two together for definite races, then the last resort. */
final class FixSearch {
	private static final int MOST_PAIRS = 40;

	private final Verifier verifier;
	private final ParsedUnit before;
	private final RaceGroup group;
	private final List<Candidate> candidates = new ArrayList<>();
	private final List<Refusal> refusals = new ArrayList<>();

	FixSearch(Verifier verifier, ParsedUnit before, RaceGroup group, FixSelection selection) {
		this.verifier = verifier;
		this.before = before;
		this.group = group;
		try (Effort effort = verifier.share()) {
			propose(selection);
		} catch (EffortExceededException e) {
			refusals.add(new Refusal(FixKind.REMOVE_PRAGMA, TitleSentence.REPAIR_X.of(group.name()),
					RepairSentence.LIMIT_OF_EFFORT_IS_REACHED.of()));
		}
	}

	private void propose(FixSelection selection) {
		FixContext.of(before, group, verifier.options().schedule()).ifPresentOrElse(c -> FixRules.proposals(c, selection).forEach(p -> {
			if (p instanceof Candidate candidate) {
				candidates.add(candidate);
			} else if (p instanceof Refusal refusal) {
				refusals.add(refusal);
			}
		}), () -> refusals.add(new Refusal(FixKind.REMOVE_PRAGMA, TitleSentence.CHANGE_THE_REGION.of(),
				RepairSentence.ITS_DIRECTIVE_STANDS_IN_ANOTHER_FILE.of())));
	}

	/** The first fix that holds, other than the last resort. */
	Optional<Result> best() {
		return first(c -> c.kind() != FixKind.REMOVE_PRAGMA).or(this::pair);
	}

	Optional<Result> lastResort() {
		return first(c -> c.kind() == FixKind.REMOVE_PRAGMA);
	}

	/**
	 * All fixes that hold; two together only where none holds alone.
	 *
	 * @param some told of those that are known by now whenever there is one more
	 */
	List<Result> all(Consumer<List<Result>> some) {
		List<Result> found = new ArrayList<>();
		Consumer<Result> more = result -> {
			found.add(result);
			some.accept(List.copyOf(found));
		};
		candidates.stream().filter(c -> c.kind() != FixKind.REMOVE_PRAGMA).map(this::verify).flatMap(Optional::stream).forEach(more);
		if (found.isEmpty()) {
			pair().ifPresent(more);
		}
		candidates.stream().filter(c -> c.kind() == FixKind.REMOVE_PRAGMA).map(this::verify).flatMap(Optional::stream).forEach(more);
		return found;
	}

	/** What was considered and does not hold. */
	List<Refusal> refusals() {
		return List.copyOf(refusals);
	}

	private Optional<Result> first(Predicate<Candidate> wanted) {
		for (Candidate candidate : candidates) {
			if (wanted.test(candidate)) {
				Optional<Result> result = verify(candidate);
				if (result.isPresent()) {
					return result;
				}
			}
		}
		return Optional.empty();
	}

	private Optional<Result> verify(Candidate candidate) {
		Result result = verifier.verify(before, group, List.of(candidate));
		if (result.fix().isEmpty()) {
			refusals.add(new Refusal(candidate.kind(), candidate.title(), result.fault().orElseThrow()));
			return Optional.empty();
		}
		return Optional.of(result);
	}

	private Optional<Result> pair() {
		if (!group.isDefinite()) {
			return Optional.empty();
		}
		List<Candidate> parts = candidates.stream().filter(c -> c.kind() != FixKind.REMOVE_PRAGMA).toList();
		int tried = 0;
		for (int sum = 1; sum < 2 * parts.size() - 2; sum++) {
			for (int i = 0; i < parts.size() && 2 * i < sum; i++) {
				int j = sum - i;
				if (j < parts.size() && tried < MOST_PAIRS) {
					tried++;
					Result result = verifier.verify(before, group, List.of(parts.get(i), parts.get(j)));
					if (result.fix().isPresent()) {
						return Optional.of(result);
					}
				}
			}
		}
		return Optional.empty();
	}
}
