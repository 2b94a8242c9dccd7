package org.racelens.analysis.semantics;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.logic.Atoms;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.IntExpr.Apply;
import org.racelens.analysis.logic.Symbol;
import org.racelens.analysis.region.Item;
import org.racelens.analysis.region.Lock;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.analysis.region.Place;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/**
 * The team of the region that is being executed: its symbols, and what the instances executed so far did.
 */
final class Team {
	final Symbol size;
	final Symbol thread;
	/** What the region may write, as far as an earlier execution of it found out: loads of other things keep their values. */
	final WriteLog mayWrite;
	/** Sites of loads that give the same value to all threads although the region writes the location. */
	final Set<String> uniformLoads;
	/** What {@code linear} clauses write at their constructs' ends, with the clauses; as an earlier execution found out, and this one. */
	final Map<MemoryObject, Set<String>> linear;
	final Map<MemoryObject, Set<String>> linearFound = new LinkedHashMap<>();
	final Set<ModelGap> gaps = new LinkedHashSet<>();
	final Deque<List<Item>> items = new ArrayDeque<>();
	final Deque<LoopFrame> loops = new ArrayDeque<>();
	final Deque<Lock> locks = new ArrayDeque<>();
	/** Where positive, the executing code is inside a worksharing construct: barriers and worksharing constructs may not stand here. */
	int worksharing;
	int sites;
	/** places of the expressions whose accesses are atomic, inside an atomic construct */
	Set<SourceRange> atomic = Set.of();

	/**
	 * A loop inside the region that is being executed.
	 *
	 * @param uniform whether all threads of the team run the same trips
	 */
	record LoopFrame(Symbol trip, boolean uniform) {
	}

	Team(Symbol size, Symbol thread, WriteLog mayWrite, Set<String> uniformLoads, Map<MemoryObject, Set<String>> linear) {
		this.size = size;
		this.thread = thread;
		this.mayWrite = mayWrite;
		this.uniformLoads = Set.copyOf(uniformLoads);
		this.linear = Map.copyOf(linear);
		items.push(new ArrayList<>());
	}

	/** Whether a load may see what the region writes. */
	boolean mayWrite(Place place, Optional<Long> size) {
		return mayWrite.mayWrite(place, size)
				|| linear.keySet().stream().anyMatch(o -> mayWrite.mayMeet(o, place.object()));
	}

	/** Whether a {@code linear} clause may find something else in its original than what was there before the region. */
	boolean mayWriteBefore(String linearClause, Place place, Optional<Long> size) {
		boolean others = linear.entrySet().stream()
				.anyMatch(e -> !(e.getKey().equals(place.object()) && e.getValue().equals(Set.of(linearClause)))
						&& mayWrite.mayMeet(e.getKey(), place.object()));
		return others || !encounter().isEmpty() || mayWrite.mayWrite(place, size);
	}

	/** The symbols that tell an instance from others: the thread and all trips around it, outermost first. */
	List<IntExpr> instance() {
		List<IntExpr> result = new ArrayList<>();
		result.add(thread);
		loops.descendingIterator().forEachRemaining(l -> result.add(l.trip()));
		return result;
	}

	/** The trips around the current point: which encounter of a construct it is. */
	List<IntExpr> encounter() {
		List<IntExpr> result = new ArrayList<>();
		loops.descendingIterator().forEachRemaining(l -> result.add(l.trip()));
		return result;
	}

	/** Whether a term has the same value in all threads of the team, as far as its atoms tell. Semantics §2, Values. */
	boolean isUniform(IntExpr term) {
		boolean[] uniform = { true };
		Atoms.forEach(term, t -> uniform[0] &= isUniformAtom(t));
		return uniform[0];
	}

	boolean isUniform(BoolExpr condition) {
		boolean[] uniform = { true };
		Atoms.forEach(condition, t -> uniform[0] &= isUniformAtom(t));
		return uniform[0];
	}

	private boolean isUniformAtom(IntExpr atom) {
		if (atom instanceof Apply a && a.function().isOwner()) {
			return false;
		}
		if (!(atom instanceof Symbol s) || !s.role().isPerInstance()) {
			return true;
		}
		return s.role() == Symbol.Role.TRIP && loops.stream().anyMatch(l -> l.uniform() && l.trip().equals(s));
	}
}
