package org.racelens.repair.verify;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.model.gap.Argument;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.Verdict;
import org.racelens.repair.fix.Outline;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.StatedApart;
import org.racelens.repair.fix.TextLayout;

/**
 * Says of parameters that nothing else leads to their memory, where races need two pointers to lead to the same, and keeps what the
 * analysis then takes as a fact: the races are gone, their region is judged still, and nothing is worse.
 */
final class KeepingApart {
	private final Verifier verifier;
	private final ParsedUnit before;
	private final Qualification qualification;

	KeepingApart(Verifier verifier, ParsedUnit before) {
		this.verifier = verifier;
		this.before = before;
		qualification = new Qualification(before, new TextLayout(before.source(), before.language()));
	}

	/** What can be said, in source order. */
	List<StatedApart> all() {
		return RaceGroup.of(verifier.report(before, Focus.EVERYTHING)).stream().filter(RaceGroup::isByAliasOnly)
				.flatMap(group -> stated(group).stream()).toList();
	}

	/** Of several pointers one may be enough. */
	private Optional<StatedApart> stated(RaceGroup group) {
		List<FunctionDefinition> functions = new Outline(before, group.variable()).functions(group.region().place());
		List<String> names = pointers(group);
		return Stream.concat(names.stream().map(List::of), names.size() > 1 ? Stream.of(names) : Stream.empty())
				.flatMap(some -> qualification.edits(functions, some).flatMap(edits -> tried(group, functions, some, edits)).stream())
				.findFirst();
	}

	/** What the reasons of the races name. */
	private static List<String> pointers(RaceGroup group) {
		return group.races().stream().flatMap(r -> r.reasons().stream()).flatMap(g -> g.explanation().arguments().stream())
				.filter(Argument.Name.class::isInstance).map(a -> ((Argument.Name) a).text()).distinct().toList();
	}

	private Optional<StatedApart> tried(RaceGroup group, List<FunctionDefinition> functions, List<String> names, List<TextEdit> edits) {
		SourceChange change = SourceChange.of(before.source(), edits);
		try {
			ParsedUnit after = verifier.parse(change.appliedTo(before.source()).orElseThrow());
			return holds(group, functions, change, after)
					? Optional.of(new StatedApart(group, String.join(", ", names), change, after.source()))
					: Optional.empty();
		} catch (FrontEndException e) {
			return Optional.empty();
		}
	}

	private boolean holds(RaceGroup group, List<FunctionDefinition> functions, SourceChange change, ParsedUnit after) {
		Set<String> keys = new LinkedHashSet<>();
		functions.forEach(f -> keys.add(f.key()));
		Focus focus = Focus.on(keys);
		Comparison comparison = new Comparison(before.source(), verifier.report(before, focus), verifier.report(after, focus),
				List.of(change));
		int directive = change.offsetAfter(group.region().place().offset());
		boolean isJudged = comparison.after().regions().stream().filter(r -> r.place().path().equals(before.source().path()))
				.anyMatch(r -> r.place().offset() == directive && r.verdict() != Verdict.UNKNOWN);
		return isJudged && comparison.fault(group, new HashSet<>(before.gaps()), new HashSet<>(after.gaps())).isEmpty();
	}
}
