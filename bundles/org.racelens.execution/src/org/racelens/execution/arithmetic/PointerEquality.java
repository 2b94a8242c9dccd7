package org.racelens.execution.arithmetic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.value.StoredPointers;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/**
 * Whether pointers are null, and whether two lead to the same place. A pointer is often null on one path and leads to an object on another
 * ({@code int *q = i > 0 ? &g : 0}), so that each of its targets counts under its guard alone. C11 §6.5.9
 */
public final class PointerEquality {
	private final Machine machine;

	public PointerEquality(Machine machine) {
		this.machine = machine;
	}

	/**
	 * The paths on which a pointer is not null. One to an object that the program makes is not; the pointers that a caller hands over, or
	 * that memory of unknown contents holds, may be, and so may the addresses of weak variables that the unit does not define.
	 */
	static BoolExpr isNotNull(Value.Pointer p) {
		List<Place> own = p.targets().stream().filter(t -> isSomewhere(t.object())).toList();
		BoolExpr leads = Bools.or(own.stream().map(Place::guard).toList());
		if (leads.equals(Bools.TRUE)) {
			return Bools.TRUE;
		}
		Set<Symbol> starts = new HashSet<>();
		own.forEach(t -> starts.add(Value.start(t.object())));
		BoolExpr inside = Bools.or(p.targets().stream().map(PointerEquality::isBehindStart).toList());
		return Bools.or(leads, inside, isNotZero(p.term(), starts, new HashMap<>()));
	}

	/** The paths on which a pointer leads behind the start of a variable that may be missing: that is not null, even if it is. */
	private static BoolExpr isBehindStart(Place target) {
		boolean missable = !target.isUnknown() && target.object().variable().filter(Variable::isMissable).isPresent();
		return missable ? Bools.and(target.guard(), Bools.notEqual(target.offset(), Ints.ZERO)) : Bools.FALSE;
	}

	private static boolean isSomewhere(MemoryObject object) {
		return !object.isFromOutside() && object.variable().filter(Variable::isMissable).isEmpty();
	}

	/** The paths on which an address, chosen among several, is not 0, knowing that the objects with the given starts are at no such. */
	private static BoolExpr isNotZero(IntExpr address, Set<Symbol> starts, Map<IntExpr, BoolExpr> known) {
		BoolExpr before = known.get(address);
		if (before != null) {
			return before;
		}
		BoolExpr result;
		if (address instanceof Choice c) {
			result = Bools.or(Bools.and(c.condition(), isNotZero(c.whenTrue(), starts, known)),
					Bools.and(Bools.not(c.condition()), isNotZero(c.whenFalse(), starts, known)));
		} else {
			boolean inObject = !starts.isEmpty() && Atoms.symbols(address).stream().anyMatch(starts::contains);
			result = inObject ? Bools.TRUE : Bools.notEqual(address, Ints.ZERO);
		}
		known.put(address, result);
		return result;
	}

	/**
	 * The paths on which two values, of which one at least is a pointer, are equal; where that is not known, a truth value of which nothing
	 * is known.
	 */
	public BoolExpr equal(Value left, Value right, SourceRange place) {
		if (Ints.isConstant(right.term(), 0)) {
			return Bools.not(Comparisons.isTrue(left));
		}
		if (Ints.isConstant(left.term(), 0)) {
			return Bools.not(Comparisons.isTrue(right));
		}
		machine.exposure().compare(left, right);
		return same(left, right, place);
	}

	private BoolExpr same(Value left, Value right, SourceRange place) {
		Lost lost = new Lost(() -> machine.lostOf("same", machine.havoc(place, Unfollowed.WHETHER_POINTERS_ARE_EQUAL_IS_NOT_KNOWN.of()),
				List.of(left.term(), right.term())));
		if (!(left instanceof Value.Pointer p && right instanceof Value.Pointer q)) {
			return lost.truth();
		}
		BoolExpr notNull = isSomewhere(p);
		BoolExpr otherNotNull = isSomewhere(q);
		if (!notNull.equals(Bools.FALSE) && !otherNotNull.equals(Bools.FALSE)) {
			machine.task().ifPresent(t -> Stream.of(p, q).flatMap(v -> v.targets().stream()).map(Place::object)
					.forEach(t.run().escapesFound()::addCompared));
		}
		List<BoolExpr> equal = new ArrayList<>();
		equal.add(Bools.and(Bools.not(notNull), Bools.not(otherNotNull)));
		for (Place x : p.targets()) {
			for (Place y : q.targets()) {
				BoolExpr both = Bools.and(x.guard(), y.guard());
				if (!both.equals(Bools.FALSE)) {
					equal.add(Bools.and(both, same(x, y).orElseGet(() -> Bools.and(notNull, otherNotNull, lost.truth()))));
				}
			}
		}
		BoolExpr somewhere = Bools.or(elsewhere(p, notNull), elsewhere(q, otherNotNull));
		if (!somewhere.equals(Bools.FALSE)) {
			equal.add(Bools.and(somewhere, notNull, otherNotNull, lost.truth()));
		}
		return Bools.or(equal);
	}

	/** The paths on which a pointer is not null: of one whose places are all known, those on which it leads to one of them. */
	private static BoolExpr isSomewhere(Value.Pointer p) {
		boolean isKnown = p.targets().stream().allMatch(t -> isSomewhere(t.object())) && StoredPointers.of(p).isPresent();
		return isKnown ? Bools.or(p.targets().stream().map(Place::guard).toList()) : isNotNull(p);
	}

	/** The paths on which a pointer leads to none of its targets, and yet is not null. */
	private static BoolExpr elsewhere(Value.Pointer p, BoolExpr notNull) {
		BoolExpr targets = Bools.or(p.targets().stream().map(Place::guard).toList());
		return targets.equals(notNull) ? Bools.FALSE : Bools.and(Bools.not(targets), notNull);
	}

	/** The condition for two places to be one, regardless of their guards; nothing where that is not known. */
	private Optional<BoolExpr> same(Place x, Place y) {
		if (x.isUnknown() || y.isUnknown()) {
			return Optional.empty();
		}
		if (x.object().equals(y.object()) && x.instance().equals(y.instance())) {
			return Optional.of(Bools.equal(x.offset(), y.offset()));
		}
		if (x.object().equals(y.object()) && x.object().kind() == MemoryObject.Kind.PUBLISHED) {
			return Optional.of(Bools.and(Bools.equal(x.instance().get(0), y.instance().get(0)), Bools.equal(x.offset(), y.offset())));
		}
		if (x.object().kind() == MemoryObject.Kind.LITERAL && y.object().kind() == MemoryObject.Kind.LITERAL) {
			// equal ones may be one object: C11 §6.4.5p7, §6.5.2.5p7
			return Optional.empty();
		}
		boolean mayBothBeNull = x.object().isFromOutside() && y.object().isFromOutside();
		boolean apart = !x.object().equals(y.object()) && !machine.aliasing().mayAlias(x.object(), y.object());
		return apart && !mayBothBeNull ? Optional.of(Bools.FALSE) : Optional.empty();
	}

	/** A truth value of which nothing is known, made when it is first asked for. */
	private static final class Lost {
		private final Supplier<IntExpr> source;
		private Optional<BoolExpr> truth = Optional.empty();

		Lost(Supplier<IntExpr> source) {
			this.source = source;
		}

		BoolExpr truth() {
			if (truth.isEmpty()) {
				truth = Optional.of(Bools.notEqual(source.get(), Ints.ZERO));
			}
			return truth.get();
		}
	}
}
