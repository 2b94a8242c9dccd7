package org.racelens.execution.arithmetic;

import java.util.Optional;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Place.BitField;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;

/**
 * What bit-fields hold: those of one memory location are the digits of the one number that stands there, the lowest first, as the System V
 * ABI for x86-64 lays them out.
 */
final class BitFields {
	/** a location of more bytes is looked at through the bytes that the bit-field touches */
	private static final long MOST_BYTES = 7;

	private BitFields() {
	}

	/** The bytes whose number has the bit-field as a digit, from {@code offset} on; the bit-field begins at their bit {@code shift}. */
	private record Window(IntExpr offset, long bytes, long shift, long width) {
		static Optional<Window> of(Place place, BitField f) {
			if (f.bytes() <= MOST_BYTES) {
				return Optional.of(new Window(place.offset(), f.bytes(), f.first(), f.width()));
			}
			long from = f.first() / 8;
			long bytes = (f.first() + f.width() + 7) / 8 - from;
			return bytes <= MOST_BYTES
					? Optional.of(new Window(Ints.add(place.offset(), from), bytes, f.first() - from * 8, f.width()))
					: Optional.empty();
		}

		private Optional<IntExpr> number(Contents contents, MemoryObject object, Place place) {
			return contents.load(object, place.instance(), offset, bytes, Value.Kind.NUMBER).filter(Value.Number.class::isInstance)
					.map(Value::term);
		}

		private IntExpr digit(IntExpr number) {
			return Ints.modulus(Ints.quotient(number, Ints.of(1L << shift)), Ints.of(1L << width));
		}

		private IntExpr with(IntExpr digit, IntExpr number) {
			return Ints.add(number, Ints.multiply(Ints.subtract(Ints.modulus(digit, Ints.of(1L << width)), digit(number)), 1L << shift));
		}
	}

	/** What a bit-field of a type holds; nothing where that cannot be told. */
	static Optional<Value> load(Contents contents, Place place, BitField f, Type type) {
		return Window.of(place, f).flatMap(w -> w.number(contents, place.object(), place).map(w::digit))
				.map(digit -> new Value.Number(type instanceof IntegerType t && t.signed()
						? Arithmetic.wrap(digit, new IntegerType((int) f.width(), true, false))
						: digit));
	}

	/** The store to the bytes that hold a bit-field that one to the bit-field is; nothing where that cannot be told. */
	static Optional<Store> store(Contents contents, Place place, BitField f, Value value) {
		return Window.of(place, f).flatMap(w -> w.number(contents, place.object(), place)
				.map(n -> new Store(place.at(w.offset()), w.bytes(), new Value.Number(w.with(value.term(), n)))));
	}

	/** A store of some bytes. */
	record Store(Place place, long bytes, Value value) {
	}
}
