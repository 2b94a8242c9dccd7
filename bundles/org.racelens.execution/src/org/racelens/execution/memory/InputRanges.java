package org.racelens.execution.memory;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Signs;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.OriginalReads;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;

/** What is known of inputs by the types that they are read with. */
public final class InputRanges {
	private final Machine machine;
	private final Arithmetic arithmetic;
	private final OtherSigns otherSigns;

	InputRanges(Machine machine, Arithmetic arithmetic, Signs signs) {
		this.machine = machine;
		this.arithmetic = arithmetic;
		otherSigns = new OtherSigns(machine, signs);
	}

	/** Accesses by types of another sign than that of what is declared there. */
	OtherSigns otherSigns() {
		return otherSigns;
	}

	/**
	 * What an input holds is in the range of its type: narrow numbers are cut, unsigned ones are not below zero. Where memory is read in
	 * both ways, the number below zero is the one that the signed read sees.
	 *
	 * @param contents that the value was read from
	 */
	Value of(Value loaded, Place place, Type type, Contents contents, Use use) {
		boolean isOriginal = isOriginal(loaded.term(), place, contents);
		Value value = original(loaded, place, type, contents, use);
		if (!(type instanceof IntegerType i)) {
			return value;
		}
		if (!(value.term() instanceof IntExpr.Apply)) {
			IntExpr stored = otherSigns.read(value.term(), place, i, use);
			return stored == value.term() ? value : new Value.Number(stored);
		}
		if (i.bits() <= 16) {
			return new Value.Number(Arithmetic.wrap(value.term(), i));
		}
		if (i.signed()) {
			return place.object().holdsUnsigned() || machine.unknowns().unsignedLoads().contains(value.term())
					? new Value.Number(otherSigns.asSigned(value.term(), i, use))
					: noted(value, i, isOriginal);
		}
		if (machine.unknowns().signedLoads().contains(value.term())) {
			return new Value.Number(arithmetic.observed(value.term(), type));
		}
		if (isOriginal || contents.holdsOriginally(value.term())) {
			machine.unknowns().unsignedLoads().add(value.term());
			if (i.bits() == 64) {
				machine.unknowns().wideLoads().add(value.term());
			}
		}
		return value;
	}

	/** The value as scalars of this type see it, where others see a part of it, too. */
	private Value original(Value loaded, Place place, Type type, Contents contents, Use use) {
		OriginalReads.Access access = access(place, type, use);
		IntExpr seen = original(loaded.term(), place, contents,
				a -> machine.unknowns().originalReads().seen(a, type, access, machine.layout(), b -> another(a, b, place, use)));
		if (seen.equals(loaded.term())) {
			return loaded;
		}
		return loaded instanceof Value.Pointer p ? new Value.Pointer(p.targets(), seen) : new Value.Number(seen);
	}

	/** Characters of an array that is a member of a structure share no bytes with other members of it, unless unions let them. */
	private OriginalReads.Access access(Place place, Type type, Use use) {
		EffectiveTypes types = use.types().orElseGet(() -> machine.aliasing().of(type));
		boolean isStrict = !machine.aliasing().of(IntegerType.INT).equals(EffectiveTypes.ANY);
		boolean areLetters = isStrict && types.equals(EffectiveTypes.ANY) && type instanceof IntegerType i && i.bits() == 8;
		return new OriginalReads.Access(types, place.member(), place.member().filter(m -> areLetters));
	}

	/** A function for what scalars see of contents of which others see a part. */
	private FunctionSymbol another(IntExpr.Apply content, OriginalReads.Bytes bytes, Place place, Use use) {
		FunctionSymbol f = content.function();
		if (bytes == OriginalReads.Bytes.SHARED) {
			return new FunctionSymbol(machine.freshName("part"), f.arity(), FunctionSymbol.Meaning.HAVOC,
					Optional.of(machine.havoc(use.inSource(), Unfollowed.SCALARS_OF_SEVERAL_SIZES_SHARE_THE_BYTES.of())));
		}
		FunctionSymbol other = new FunctionSymbol(machine.freshName("other"), f.arity(), f.meaning(), f.gap());
		if (f.meaning() == FunctionSymbol.Meaning.INPUT && !place.object().holdsUnsigned()) {
			machine.inputs().contents(other, place.object());
		}
		return other;
	}

	private static IntExpr original(IntExpr term, Place place, Contents contents, Function<IntExpr.Apply, IntExpr> seen) {
		if (term instanceof IntExpr.Choice c) {
			return Ints.choice(c.condition(), original(c.whenTrue(), place, contents, seen),
					original(c.whenFalse(), place, contents, seen));
		}
		return isOriginal(term, place, contents) ? seen.apply((IntExpr.Apply) term) : term;
	}

	/** Whether a term is what nothing has written at a place. */
	private static boolean isOriginal(IntExpr term, Place place, Contents contents) {
		return term instanceof IntExpr.Apply a && contents.holdsOriginally(a)
				&& a.arguments().get(a.arguments().size() - 1).equals(place.offset());
	}

	private Value noted(Value value, IntegerType type, boolean isOriginal) {
		machine.unknowns().signedLoads().add(value.term());
		if (isOriginal) {
			machine.signed().input(value.term(), type);
		}
		return value;
	}

	/** What an argument is in the range of its type; of signed 32 bits, where nothing before the region overflows. */
	public static void argument(Machine machine, Symbol argument, IntegerType type) {
		if (!type.signed()) {
			machine.unknowns().nonNegative().add(argument);
			machine.serial().rootFacts().add(Bools.lessEqual(Ints.ZERO, argument));
		} else if (type.bits() < 32) {
			machine.serial().rootFacts().add(Bools.lessEqual(Ints.of(-1L << type.bits() - 1), argument));
		}
		int digits = type.bool() ? 1 : type.signed() ? type.bits() - 1 : type.bits();
		if (digits < (type.signed() ? 31 : 63)) {
			machine.serial().rootFacts().add(Bools.lessEqual(argument, Ints.of((1L << digits) - 1)));
		}
	}
}
