package org.racelens.race.explore;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;

/** To which threads of a team of a given size the iterations, sections and single regions go: one of all ways to deal them out. */
final class Dealing {
	private final long team;
	private final Map<IntExpr, Long> chosen;
	private final Set<IntExpr> open = new LinkedHashSet<>();
	private final Substitution owners = Substitution.ofApplications(this::owner);

	Dealing(long team, Map<IntExpr, Long> chosen) {
		this.team = team;
		this.chosen = Map.copyOf(chosen);
	}

	/** Of what it was asked to whom it goes, the first that was not chosen yet. */
	Optional<IntExpr> open() {
		return open.stream().findFirst();
	}

	/** The same where something goes to a thread. */
	Dealing with(IntExpr part, long thread) {
		Map<IntExpr, Long> more = new LinkedHashMap<>(chosen);
		more.put(part, thread);
		return new Dealing(team, more);
	}

	/** Whether a thread gets several of some parts, which it may then execute in any order. */
	boolean isInAnyOrder(Set<FunctionSymbol> sections) {
		List<Apply> parts = chosen.keySet().stream().map(Apply.class::cast).filter(a -> sections.contains(a.function())).toList();
		return parts.stream().anyMatch(a -> parts.stream().anyMatch(
				b -> !a.equals(b) && a.function().equals(b.function()) && chosen.get(a).equals(chosen.get(b))));
	}

	/** Who executes the parts of {@code sections} constructs: owners of numbered parts. */
	static Set<FunctionSymbol> sections(List<Item> items) {
		Set<FunctionSymbol> found = new LinkedHashSet<>();
		for (Item item : items) {
			Atoms.applications(item.guard()).stream().filter(a -> a.function().meaning() == Meaning.OWNER_ANY)
					.filter(a -> a.arguments().stream().anyMatch(x -> Ints.constant(x).isPresent())).forEach(a -> found.add(a.function()));
			found.addAll(sections(item.inside()));
		}
		return found;
	}

	/** Whether iterations are dealt out in an order that is not known, or to threads that are chosen anew in each encounter. */
	static boolean isByTurns(BoolExpr domain) {
		return Atoms.applications(domain).stream().anyMatch(a -> a.function().meaning() == Meaning.OWNER_ANY
				|| a.function().meaning() == Meaning.OWNER_GUIDED);
	}

	/** Which trips there are, whoever executes them. */
	static BoolExpr trips(BoolExpr domain) {
		return Bools.and(Bools.conjuncts(domain).stream().filter(part -> !isOfOwners(part)).toList());
	}

	/** Which thread executes a trip. */
	static BoolExpr owned(BoolExpr domain) {
		return Bools.and(Bools.conjuncts(domain).stream().filter(Dealing::isOfOwners).toList());
	}

	private static boolean isOfOwners(BoolExpr part) {
		return Atoms.applications(part).stream().anyMatch(a -> a.function().isOwner());
	}

	IntExpr apply(IntExpr term) {
		return owners.apply(term);
	}

	BoolExpr apply(BoolExpr condition) {
		return owners.apply(condition);
	}

	private IntExpr owner(Apply a) {
		Meaning meaning = a.function().meaning();
		if (!a.function().isOwner() || a.arguments().stream().anyMatch(x -> Ints.constant(x).isEmpty())) {
			return a;
		}
		if (meaning == Meaning.OWNER_CYCLIC) {
			return Ints.of(Math.floorMod(number(a, 0), team));
		}
		if (chosen.containsKey(a)) {
			return Ints.of(chosen.get(a));
		}
		if (meaning == Meaning.OWNER_ANY || isBlock(a)) {
			open.add(a);
		}
		return a;
	}

	private static long number(Apply a, int argument) {
		return Ints.constant(a.arguments().get(argument)).orElseThrow();
	}

	private static boolean isBlock(Apply a) {
		return a.function().meaning() == Meaning.OWNER_BLOCK && a.arguments().size() == 2;
	}

	/** Whether each thread has one block of each loop that is dealt out in blocks, not larger than all by the team's size, rounded up. */
	boolean isPossible() {
		List<Apply> blocks = chosen.keySet().stream().map(Apply.class::cast).filter(Dealing::isBlock).toList();
		return blocks.stream().allMatch(first -> {
			List<Long> same = blocks.stream().filter(b -> number(b, 0) == number(first, 0) && chosen.get(b).equals(chosen.get(first)))
					.map(b -> number(b, 1)).sorted().toList();
			boolean isTorn = blocks.stream().anyMatch(b -> number(b, 0) == number(first, 0) && !chosen.get(b).equals(chosen.get(first))
					&& number(b, 1) > same.get(0) && number(b, 1) < same.get(same.size() - 1));
			return !isTorn && same.size() <= (number(first, 0) + team - 1) / team;
		});
	}
}
