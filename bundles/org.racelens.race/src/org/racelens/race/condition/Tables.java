package org.racelens.race.condition;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.execution.region.MemoryObject;
import org.racelens.logic.decide.Polynomials;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.verdict.Condition.Monotone;
import org.racelens.race.verdict.Condition.Spaced;

/**
 * What may be assumed of tables that are inputs, by the elements of them that a race formula speaks of.
 *
 * @param uses what the region does: of tables that it writes nothing is assumed
 */
record Tables(AccessPair pair, InputNames names, RegionUses uses) {
	private static final int MOST_ELEMENTS = 12;
	private static final long WIDEST = 64;
	private static final Substitution OWN = Substitution.ofSymbols(s -> s.original().orElse(s));

	/**
	 * A table that is named.
	 *
	 * @param contents what stands for its elements, and for those of other rows
	 * @param name of the pointer that leads to it
	 */
	private record Table(FunctionSymbol contents, String name) {
	}

	/** An element with what is used of it: two elements of one row are compared. */
	private static List<IntExpr> row(Apply element) {
		return element.arguments().subList(0, element.arguments().size() - 1);
	}

	private static IntExpr index(Apply element) {
		return element.arguments().get(element.arguments().size() - 1);
	}

	/** The monotone ones first, then the largest spaces. */
	List<Assumed> all() {
		List<Assumed> result = new ArrayList<>();
		elements(pair.formula().constraint())
				.forEach((table, elements) -> result.add(new Assumed(new Monotone(holders(elements)), monotone(elements))));
		permutations().stream()
				.filter(different -> !isUpdate() || different.statement() instanceof Spaced s && rowNumbers().contains(s.table()))
				.forEach(result::add);
		return result;
	}

	/**
	 * The tables that list rows of other tables, which an iteration goes through: a list of rows has each of them once, also where it sums.
	 */
	private Set<String> rowNumbers() {
		Set<String> result = new HashSet<>();
		Stream.of(pair.first(), pair.second()).flatMap(f -> Bools.conjuncts(f.domain()).stream()).filter(c -> !trips(c).isEmpty())
				.flatMap(c -> Atoms.applications(c).stream()).filter(Tables::isBoundOfRow)
				.flatMap(bound -> Atoms.applications(Bools.isZero(index(bound))).stream()).filter(this::isInput)
				.forEach(number -> result.add(holder(List.of(number))));
		return result;
	}

	/** Whether elements of what the two access are read and written at one place, as sums are collected. */
	boolean isUpdate() {
		return uses.updated().contains(pair.first().access().place().object());
	}

	/** Whether the two access one place whatever the iterations are: values of tables may tell which iterations do, not where. */
	boolean isOnePlace() {
		return Stream.of(pair.first(), pair.second()).map(f -> f.access().place())
				.allMatch(p -> Stream.concat(Stream.of(p.offset()), p.instance().stream()).allMatch(Polynomials::isShared));
	}

	/** That values of tables differ which no other table lists, the largest spaces first. */
	List<Assumed> permutations() {
		List<Assumed> result = new ArrayList<>();
		Map<Table, List<Apply>> tables = elements(pair.formula().constraint());
		List<Long> spaces = new ArrayList<>(spaces());
		for (int i = spaces.size() - 1; i >= 0; i--) {
			long least = spaces.get(i);
			tables.forEach((table, elements) -> {
				if (!isListed(elements)) {
					result.add(new Assumed(new Spaced(holder(elements), least), spaced(elements, least)));
				}
			});
		}
		return result;
	}

	/**
	 * Whether rows of other tables list them, as neighbours or columns, whether they bound such rows themselves, or one iteration uses
	 * several, as the ends of an edge: nobody who writes that means that all are different. A row begins and ends where a table says; what
	 * bounds a loop in each iteration alike, as a member of a structure, bounds no row.
	 */
	private boolean isListed(List<Apply> elements) {
		if (elements.stream().map(a -> OWN.apply(index(a))).distinct().count() > 1) {
			return true;
		}
		Set<Symbol> listed = new HashSet<>();
		Set<FunctionSymbol> bounds = new HashSet<>();
		Stream.of(pair.first(), pair.second()).flatMap(f -> Bools.conjuncts(f.domain()).stream()).forEach(c -> {
			Set<Apply> outer = new HashSet<>();
			Set<Symbol> trips = trips(Substitution.ofApplications(a -> {
				outer.add(a);
				return Ints.ZERO;
			}).apply(c));
			if (!trips.isEmpty() && outer.stream().anyMatch(Tables::isBoundOfRow)) {
				listed.addAll(trips);
				outer.forEach(a -> bounds.add(a.function()));
			}
		});
		return elements.stream().anyMatch(a -> bounds.contains(a.function()) || Atoms.symbols(index(a)).stream()
				.map(s -> s.original().orElse(s)).anyMatch(listed::contains));
	}

	private static Set<Symbol> trips(BoolExpr e) {
		return Atoms.symbols(e).stream().filter(s -> s.role() == Symbol.Role.TRIP).collect(Collectors.toSet());
	}

	private static boolean isBoundOfRow(Apply element) {
		return element.function().meaning() == FunctionSymbol.Meaning.INPUT
				&& !element.arguments().stream().allMatch(Polynomials::isShared);
	}

	/** The pointer that leads to the table of an element. */
	private String name(Apply element) {
		return names.pointer(element).orElseThrow().name();
	}

	/** What the source calls what holds elements of one table, in the order of memory. */
	private List<String> holders(List<Apply> elements) {
		return names.holders(names.pointer(elements.get(0)).orElseThrow(), elements);
	}

	/** The same of elements at one place in each part of a table. */
	String holder(List<Apply> elements) {
		return String.join(", ", holders(elements));
	}

	/** That an element is what the table holds at the encounter: one that was stored before is another one by now. */
	BoolExpr isKept(Apply element) {
		MemoryObject table = pair.region().inputs().contents().get(element.function());
		return pair.region().inputs().now().keeps(table, index(element));
	}

	/** Whether a value is an element of a table of which something may be assumed: the region does not write it, and it has a name. */
	boolean isInput(Apply element) {
		MemoryObject table = pair.region().inputs().contents().get(element.function());
		return table != null && !uses.written().contains(table) && table.depth() == 0
				&& pair.region().inputs().now().holds(element.function(), table) && names.pointer(element).isPresent();
	}

	/** The elements of each table: of rows that have different names, each is one. */
	private Map<Table, List<Apply>> elements(RaceConstraint constraint) {
		Map<Table, Set<Apply>> found = new LinkedHashMap<>();
		for (Apply a : Atoms.applications(constraint.formula())) {
			if (isInput(a)) {
				found.computeIfAbsent(new Table(a.function(), name(a)), k -> new LinkedHashSet<>()).add(a);
			}
		}
		Map<Table, List<Apply>> result = new LinkedHashMap<>();
		found.forEach((table, elements) -> {
			if (elements.size() > 1 && elements.size() <= MOST_ELEMENTS && !areMembers(elements)) {
				result.put(table, List.copyOf(elements));
			}
		});
		return result;
	}

	/** Whether the elements are members of one structure, which differ in their meaning. */
	private boolean areMembers(Collection<Apply> elements) {
		return elements.stream().allMatch(e -> Ints.constant(index(e)).isPresent()) && holders(List.copyOf(elements)).size() > 1;
	}

	private BoolExpr monotone(List<Apply> elements) {
		List<BoolExpr> parts = new ArrayList<>();
		for (Apply a : elements) {
			for (Apply b : elements) {
				if (!a.equals(b) && row(a).equals(row(b))) {
					parts.add(Bools.or(Bools.not(isKept(a)), Bools.not(isKept(b)), Bools.less(index(b), index(a)), Bools.lessEqual(a, b)));
				}
			}
		}
		return Bools.and(parts);
	}

	private BoolExpr spaced(List<Apply> elements, long least) {
		List<BoolExpr> parts = new ArrayList<>();
		for (int i = 0; i < elements.size(); i++) {
			for (Apply b : elements.subList(i + 1, elements.size())) {
				Apply a = elements.get(i);
				if (row(a).equals(row(b))) {
					parts.add(Bools.or(Bools.not(isKept(a)), Bools.not(isKept(b)), Bools.equal(index(a), index(b)),
							Bools.lessEqual(Ints.add(a, least), b), Bools.lessEqual(Ints.add(b, least), a)));
				}
			}
		}
		return Bools.and(parts);
	}

	/** By how much values must differ: by one, and by one more than the subscripts of the two are apart beside them. */
	private Set<Long> spaces() {
		Set<Long> result = new TreeSet<>(Set.of(1L));
		IntExpr first = pair.first().access().place().offset();
		IntExpr second = pair.second().access().place().offset();
		long apart = Math.abs(Ints.constantPart(first) - Ints.constantPart(second));
		Ints.terms(first).forEach((atom, scale) -> {
			if (atom instanceof Apply && scale > 0 && apart / scale < WIDEST) {
				result.add(apart / scale + 1);
			}
		});
		return result;
	}
}
