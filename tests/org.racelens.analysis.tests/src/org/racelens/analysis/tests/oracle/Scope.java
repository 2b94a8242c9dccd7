package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is known at a point of a program while it is being drawn.
 *
 * @param place which constructs may stand here
 * @param symbols the variables that expressions may read
 * @param owners the variables whose values together belong to one thread at a time: those of the worksharing loop, or of a loop that deals
 * its iterations out by hand; empty if there is none
 * @param locks the critical names held
 * @param depth how many blocks are around
 */
record Scope(Place place, List<Symbol> symbols, List<String> owners, Set<String> locks, int depth) {
	private static final List<String> LOOP_NAMES = List.of("i", "j", "k", "l", "m", "p", "q");

	Scope {
		symbols = List.copyOf(symbols);
		owners = List.copyOf(owners);
		locks = Set.copyOf(locks);
	}

	/** The scope of a block inside, at the same or a narrower place. */
	Scope inside(Place narrower) {
		return new Scope(narrower, symbols, owners, locks, depth + 1);
	}

	Scope with(Symbol symbol) {
		List<Symbol> more = new ArrayList<>(symbols);
		more.add(symbol);
		return new Scope(place, more, owners, locks, depth);
	}

	Scope ownedBy(List<String> variables) {
		return new Scope(place, symbols, variables, locks, depth);
	}

	Scope holding(String lock) {
		Set<String> more = new HashSet<>(locks);
		more.add(lock);
		return new Scope(place, symbols, owners, more, depth);
	}

	/** A name for a loop variable that is not in use around. */
	String freshLoopName() {
		return LOOP_NAMES.stream().filter(name -> symbols.stream().noneMatch(symbol -> symbol.name().equals(name))).findFirst()
				.orElseThrow();
	}

	/** The variables that have the same value in every thread. */
	List<Symbol> uniform() {
		return symbols.stream().filter(symbol -> symbol.spread() == Spread.UNIFORM).toList();
	}

	/** The variables that may control what a point of this place does: all, but only uniform ones where a barrier may follow. */
	List<Symbol> controlling() {
		return place == Place.TEAM ? uniform() : symbols;
	}

	/** The spread of a value computed from all of these variables. */
	static Spread joined(Stream<Symbol> parts) {
		return parts.map(Symbol::spread).reduce(Spread.UNIFORM, (x, y) -> x.compareTo(y) > 0 ? x : y);
	}

	/** Which constructs may stand at a point. */
	enum Place {
		/** All threads come here together: barriers and worksharing are allowed. */
		TEAM,
		/** Some threads, or one after the other. */
		APART,
		/** Inside a worksharing construct. */
		SHARED_WORK
	}

	/** How a variable's value varies; each kind includes the ones before it. */
	enum Spread {
		UNIFORM, PER_THREAD, DISTRIBUTED
	}

	/** A readable variable. */
	record Symbol(String name, Spread spread) {
	}
}
