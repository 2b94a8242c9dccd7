package org.racelens.execution.memory;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Signs;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;

/**
 * Accesses of memory by integer types of another sign than that of what is declared there, as unions, conversions of pointers and
 * characters allow them: the bits stay, the number is another one. C11 §6.2.6.2, §6.5p7
 */
final class OtherSigns {
	private final Machine machine;
	private final Signs signs;
	/** whether the first access of each place, of which no type is declared, is by a signed type */
	private final Map<Undeclared, Boolean> firstSigns = new LinkedHashMap<>();

	/** @param offset empty for any */
	private record Undeclared(MemoryObject object, Optional<Long> offset) {
		static Undeclared of(Place place) {
			return new Undeclared(place.object(), Ints.constant(place.offset()));
		}

		boolean mayBe(Undeclared other) {
			return object.equals(other.object) && (offset.isEmpty() || other.offset.isEmpty() || offset.equals(other.offset));
		}
	}

	OtherSigns(Machine machine, Signs signs) {
		this.machine = machine;
		this.signs = signs;
	}

	/** What a read by a type finds where a term was stored; each of several terms of which one was stored becomes what it is read as. */
	IntExpr read(IntExpr stored, Place place, IntegerType type, Use use) {
		return type.bool() || place.bitField().isPresent() ? stored : read(stored, isOther(place, type), type, use);
	}

	private IntExpr read(IntExpr stored, boolean isOther, IntegerType type, Use use) {
		if (stored instanceof Choice c) {
			IntExpr whenTrue = read(c.whenTrue(), isOther, type, use);
			IntExpr whenFalse = read(c.whenFalse(), isOther, type, use);
			return whenTrue == c.whenTrue() && whenFalse == c.whenFalse() ? c : Ints.choice(c.condition(), whenTrue, whenFalse);
		}
		if (type.bits() > Short.SIZE && !type.signed() || type.bits() >= Long.SIZE && stored instanceof Constant) {
			return stored;
		}
		if (stored instanceof Constant) {
			return Arithmetic.wrap(stored, type);
		}
		return !isOther ? stored : type.bits() <= Short.SIZE ? Arithmetic.wrap(stored, type) : asSigned(stored, type, use);
	}

	/** What a signed read finds where an unsigned number was stored. */
	IntExpr asSigned(IntExpr stored, IntegerType type, Use use) {
		if (signs.isBelowTop(stored, type)) {
			return stored;
		}
		return type.bits() == Integer.SIZE ? Arithmetic.wrap(stored, type)
				: machine.lostOf("signed", machine.havoc(use.inSource(), Unfollowed.UNSIGNED_NUMBER_IS_READ_AS_SIGNED_ONE.of()),
						List.of(stored));
	}

	/** What a write of an unsigned number leaves where only signed ones are declared. */
	Value written(Value value, Place place, Type type, Use use) {
		boolean isOther = type instanceof IntegerType i && !i.signed() && !i.bool() && value instanceof Value.Number
				&& place.bitField().isEmpty()
				&& declared(place, i).findAny().isPresent() && declared(place, i).allMatch(IntegerType::signed);
		if (!isOther) {
			return value;
		}
		IntegerType unsigned = (IntegerType) type;
		IntExpr stored = read(value.term(), true, new IntegerType(unsigned.bits(), true, false), use);
		return stored == value.term() ? value : new Value.Number(stored);
	}

	/**
	 * What is said to other threads of a number that is read or written by a type of another sign than that of what is declared there, or,
	 * where nothing is, than that of the first access: nothing, unless the number is one that both types have.
	 */
	IntExpr told(IntExpr number, Place place, Type type, Use use) {
		boolean isOther = type instanceof IntegerType i && !i.bool() && isOfAnother(place, i) && !isOfBoth(number, i);
		return isOther ? machine.lost("other", machine.havoc(use.inSource(), Unfollowed.VALUE_OF_X_IS_NOT_KNOWN.of(use.variable())))
				: number;
	}

	private boolean isOfAnother(Place place, IntegerType type) {
		if (declared(place, type).findAny().isPresent()) {
			return isOther(place, type);
		}
		Undeclared here = Undeclared.of(place);
		firstSigns.putIfAbsent(here, type.signed());
		return firstSigns.entrySet().stream().anyMatch(e -> e.getKey().mayBe(here) && e.getValue() != type.signed());
	}

	private static boolean isOfBoth(IntExpr number, IntegerType type) {
		return Ints.constant(number).filter(n -> n >= 0 && (type.bits() >= Long.SIZE || n < 1L << type.bits() - 1)).isPresent();
	}

	/** Whether a number that was stored is what a type finds there. */
	static boolean isOf(IntExpr stored, Type type) {
		return !(type instanceof IntegerType i) || !(stored instanceof Constant) || i.bool() || isOfBoth(stored, i)
				|| Ints.constant(stored).filter(n -> n < 0).isPresent() == i.signed();
	}

	private boolean isOther(Place place, IntegerType type) {
		return declared(place, type).anyMatch(d -> d.signed() != type.signed());
	}

	/** The integers of a type's size that are declared at a place. */
	private Stream<IntegerType> declared(Place place, IntegerType type) {
		Type object = place.object().element();
		while (object instanceof ArrayType a) {
			object = a.element();
		}
		long row = machine.layout().size(object).orElse(0L);
		boolean isKnown = row > 0 && Ints.terms(place.offset()).values().stream().allMatch(factor -> factor % row == 0);
		Stream<Type> there = isKnown ? machine.layout().overlaid(object, Math.floorMod(Ints.constantPart(place.offset()), row))
				: Stream.empty();
		return there.filter(IntegerType.class::isInstance).map(IntegerType.class::cast).filter(d -> d.bits() == type.bits() && !d.bool());
	}
}
