package org.racelens.execution.arithmetic;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/** Values of one type as values of another. C11 §6.3 */
public final class Conversions {
	private static final int ADDRESS_BITS = 64;

	private final Arithmetic arithmetic;
	private final Machine machine;

	Conversions(Arithmetic arithmetic, Machine machine) {
		this.arithmetic = arithmetic;
		this.machine = machine;
	}

	/** A value that is in the range of its type already, as one of another type. */
	public Value convert(Value value, Type to) {
		return value instanceof Value.Number n ? new Value.Number(arithmetic.convert(n.term(), to)) : ofAddress(value, to);
	}

	/** A value of one type as one of another. */
	public Value convert(Value value, Type from, Type to, SourceRange range) {
		return value instanceof Value.Number n ? new Value.Number(arithmetic.convert(n.term(), from, to, range)) : ofAddress(value, to);
	}

	/** A value as it is where another type is wanted, before that type cuts what it has no room for. */
	public Value carried(Value value, Type from, Type to, SourceRange range) {
		return value instanceof Value.Number n ? new Value.Number(arithmetic.carried(n.term(), from, to, range)) : value;
	}

	/** The value of an assignment: what the bits that are named have room for, of a value in the range of their type. C11 §6.5.16 p3 */
	public Value stored(Value value, Type type, List<Place> places) {
		Optional<Place.BitField> bits = places.stream().findFirst().flatMap(Place::bitField);
		return bits.isPresent() && value instanceof Value.Number n && type instanceof IntegerType i && !i.bool()
				? new Value.Number(arithmetic.convert(n.term(), new IntegerType((int) bits.get().width(), i.signed(), false)))
				: value;
	}

	/**
	 * A pointer to an object as one to a part of it that begins some bytes behind, or to what it is a part of; null of null. No object and
	 * its part lie around address 0, so that what is not null stays so.
	 */
	public static Value moved(Value value, long bytes) {
		IntExpr address = Ints.add(value.term(), Ints.of(bytes));
		BoolExpr notNull = Comparisons.isTrue(value);
		IntExpr part = notNull.equals(Bools.TRUE) ? address
				: Ints.choice(notNull, Ints.choice(Bools.equal(address, Ints.ZERO), Ints.ONE, address), Ints.ZERO);
		return value instanceof Value.Pointer p ? new Value.Pointer(p.plus(Ints.of(bytes)).targets(), part) : new Value.Number(part);
	}

	/** A value is taken for a number: the addresses of what threads make for others say nothing true then. */
	static void number(Value value, Machine machine) {
		if (value.targets().stream().anyMatch(t -> t.object().kind() == MemoryObject.Kind.PUBLISHED)) {
			machine.task().ifPresent(t -> t.run().escapesFound().addNumber());
		}
	}

	/** What leads somewhere leads there in every type that holds an address; as a truth value it tells whether it is null. */
	private Value ofAddress(Value value, Type to) {
		if (!(value instanceof Value.Pointer p) || !(to instanceof IntegerType i)) {
			return value;
		}
		if (i.bool()) {
			return new Value.Number(Arithmetic.truth(PointerEquality.isNotNull(p)));
		}
		number(p, machine);
		if (i.bits() >= ADDRESS_BITS) {
			return value;
		}
		machine.exposure().number(p);
		return new Value.Number(arithmetic.convert(p.term(), to));
	}
}
