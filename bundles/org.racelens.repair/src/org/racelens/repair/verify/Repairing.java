package org.racelens.repair.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.effort.Effort;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceChange;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.fix.Outline;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Repair;
import org.racelens.repair.fix.RepairSentence;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.fix.VerifiedFix;
import org.racelens.repair.verify.Verifier.Result;

/**
 * The repair of one file on its way. Function by function, each variable's races get the first fix that holds; parallelism is given up only
 * where nothing else holds; what is a race only if pointers are equal is left alone. A fix that the later ones make needless is left out
 * again. The whole file is analysed before the first and after the last fix.
 */
final class Repairing {
	/** more than any file has variables with races */
	private static final int MOST_FIXES = 200;
	/** The search ends after so many times the effort of one region: what is left then stays unrepaired. */
	private static final int MOST_SHARES = 30;

	/** So often at most the repair is made again without one of its fixes. */
	private static final int MOST_REPETITIONS = 8;

	private final Verifier verifier;
	private final ParsedUnit first;
	private final FixSelection selection;
	private final List<VerifiedFix> applied = new ArrayList<>();
	private final Map<String, List<Refusal>> tried = new HashMap<>();
	private final Plan plan;
	private final long spentBefore = Effort.spent();
	private ParsedUnit now;

	/**
	 * What is left out when a repair is made again.
	 *
	 * @param skipped the groups for which nothing is done
	 * @param kinds for each other group the kinds of the fix that held before; empty at first
	 */
	private record Plan(Set<String> skipped, Map<String, Set<FixKind>> kinds) {
		static final Plan OPEN = new Plan(Set.of(), Map.of());

		boolean isTried(String group) {
			return !skipped.contains(group) && (kinds.isEmpty() || kinds.containsKey(group));
		}

		FixSelection narrowed(FixSelection selection, String group) {
			return kinds.isEmpty() ? selection : new FixSelection(kinds.get(group), selection.givesUp(), selection.line());
		}
	}

	Repairing(Verifier verifier, ParsedUnit first, FixSelection selection) {
		this(verifier, first, selection, Plan.OPEN);
	}

	private Repairing(Verifier verifier, ParsedUnit first, FixSelection selection, Plan plan) {
		this.verifier = verifier;
		this.first = first;
		this.selection = selection;
		this.plan = plan;
		now = first;
	}

	Repair run() {
		UnitReport before = verifier.report(first, Focus.EVERYTHING);
		Set<String> functions = new LinkedHashSet<>();
		RaceGroup.of(before).stream().filter(selection::wants).forEach(g -> functions.addAll(keys(first, g)));
		functions.forEach(this::repair);
		leaveOutNeedless(functions);
		UnitReport after = applied.isEmpty() ? before : verifier.report(now, Focus.EVERYTHING);
		Optional<Explanation> news = new Comparison(first.source(), before, after, changes()).news(new HashSet<>(first.gaps()),
				new HashSet<>(now.gaps()));
		if (news.isPresent()) {
			return undone(before, news.get());
		}
		List<FixOutcome> unresolved = wanted(after).stream().map(g -> new FixOutcome(g, List.of(), refusals(g))).toList();
		return new Repair(first.source(), now.source(), before, after, applied, unresolved);
	}

	private void repair(String function) {
		boolean moved = true;
		while (moved && applied.size() < MOST_FIXES) {
			moved = step(Focus.on(Set.of(function)), true) || step(Focus.on(Set.of(function)), false);
		}
	}

	/** Makes the repair again without each fix that others followed: where that leaves no more races, the fix was not needed. */
	private void leaveOutNeedless(Set<String> functions) {
		Map<String, Set<FixKind>> kinds = new LinkedHashMap<>();
		applied.forEach(f -> kinds.computeIfAbsent(name(f.group()), k -> new HashSet<>()).addAll(f.kinds()));
		Set<String> skipped = new LinkedHashSet<>();
		int last = Math.max(0, Math.min(kinds.size() - 1, MOST_REPETITIONS));
		for (String candidate : kinds.keySet().stream().limit(last).toList()) {
			Set<String> without = new LinkedHashSet<>(skipped);
			without.add(candidate);
			Repairing again = new Repairing(verifier, first, selection, new Plan(without, kinds));
			if (!isLate() && again.isAsGoodAs(this, functions)) {
				skipped.add(candidate);
				applied.clear();
				applied.addAll(again.applied);
				now = again.now;
			}
		}
	}

	/** Repairs the functions, and says whether fewer fixes leave no more races than another repair does. */
	private boolean isAsGoodAs(Repairing other, Set<String> functions) {
		functions.forEach(this::repair);
		Focus focus = Focus.on(functions);
		return applied.size() < other.applied.size()
				&& RaceGroup.of(verifier.report(now, focus)).size() <= RaceGroup.of(verifier.report(other.now, focus)).size();
	}

	/** Nothing is changed where the fixes together do what none does alone. */
	private Repair undone(UnitReport before, Explanation news) {
		List<FixOutcome> unresolved = RaceGroup.of(before).stream().map(g -> new FixOutcome(g, List.of(),
				List.of(new Refusal(FixKind.PRIVATE, TitleSentence.REPAIR_X.of(g.name()), RepairSentence.FIXES_TOGETHER_X.of(news)))))
				.toList();
		return new Repair(first.source(), first.source(), before, before, List.of(), unresolved);
	}

	private List<SourceChange> changes() {
		return applied.stream().map(VerifiedFix::change).toList();
	}

	/** Applies one fix in a function, if there is one. */
	private boolean step(Focus focus, boolean keepParallel) {
		for (RaceGroup group : wanted(verifier.report(now, focus))) {
			boolean here = keys(now, group).stream().anyMatch(focus.functions().orElseThrow()::contains);
			boolean open = plan.isTried(name(group))
					&& (keepParallel ? !tried.containsKey(name(group)) : selection.givesUpFor(group));
			if (here && open && !group.isByAliasOnly() && !isLate()) {
				FixSearch search = new FixSearch(verifier, now, group, plan.narrowed(selection, name(group)));
				Optional<Result> result = keepParallel ? search.best() : search.lastResort();
				List<Refusal> refusals = new ArrayList<>(tried.getOrDefault(name(group), List.of()));
				search.refusals().stream().filter(r -> !refusals.contains(r)).forEach(refusals::add);
				tried.put(name(group), refusals);
				if (result.isPresent()) {
					tried.remove(name(group));
					applied.add(result.get().fix().orElseThrow().insteadOf(refusals));
					now = result.get().after().orElseThrow();
					return true;
				}
			}
		}
		return false;
	}

	private boolean isLate() {
		return Effort.spent() - spentBefore > Effort.units(verifier.options().regionTimeout()) * MOST_SHARES;
	}

	/** Why nothing was done about a group. */
	private List<Refusal> refusals(RaceGroup group) {
		if (group.isByAliasOnly()) {
			return List.of(new Refusal(FixKind.CRITICAL, TitleSentence.PROTECT_X.of(group.name()),
					RepairSentence.RACE_ONLY_IF_TWO_POINTERS_LEAD_TO_THE_SAME_MEMORY.of()));
		}
		if (!tried.containsKey(name(group)) && isLate()) {
			return List.of(new Refusal(FixKind.PRIVATE, TitleSentence.REPAIR_X.of(group.name()),
					RepairSentence.LIMIT_OF_EFFORT_FOR_THIS_FILE_IS_REACHED.of()));
		}
		List<Refusal> refusals = new ArrayList<>(tried.getOrDefault(name(group), List.of()));
		if (!selection.givesUpFor(group)) {
			refusals.add(new Refusal(FixKind.REMOVE_PRAGMA, TitleSentence.REMOVE_THE_X.of(TitleSentence.X_OF_LINE_Y
					.of(Argument.name(group.region().directive()), Argument.line(group.region().place().line()))),
					RepairSentence.PARALLELISM_IS_GIVEN_UP_ONLY_WHERE_KIND_X_IS_ASKED_FOR.of(FixKind.REMOVE_PRAGMA.id())));
		}
		return refusals;
	}

	/** The groups that the user asked for, told by the lines that they had at first. */
	private List<RaceGroup> wanted(UnitReport report) {
		Retracing retracing = new Retracing(first.source(), changes());
		return RaceGroup.of(report).stream().filter(g -> selection.line().isEmpty() || selection.wants(retracing.group(g))).toList();
	}

	private static List<String> keys(ParsedUnit unit, RaceGroup group) {
		return new Outline(unit, group.variable()).functions(group.region().place()).stream().map(f -> f.key()).toList();
	}

	private static String name(RaceGroup group) {
		return group.name() + "@" + group.region().function() + group.region().directive() + group.variable();
	}
}
