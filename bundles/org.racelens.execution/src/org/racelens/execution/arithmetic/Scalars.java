package org.racelens.execution.arithmetic;

import java.util.Optional;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;

/** The scalars that lvalues name, bit-fields among them: how many bytes they are, what contents hold there, and contents after a store. */
public record Scalars(Machine machine) {
	/** How many bytes an access touches: of a bit-field those of its memory location. */
	public Optional<Long> size(Place place, Type type) {
		return place.bitField().map(Place.BitField::bytes).or(() -> machine.layout().size(type));
	}

	/** What contents hold at a place; nothing where that cannot be told. */
	public Optional<Value> load(Contents contents, Place place, Type type) {
		Optional<Value> found = found(contents, place, type);
		found.filter(v -> Layout.value(type) instanceof IntegerType).ifPresent(v -> Conversions.number(v, machine));
		return found;
	}

	private Optional<Value> found(Contents contents, Place place, Type type) {
		return place.bitField().isPresent()
				? BitFields.load(contents, place, place.bitField().get(), type)
				: machine.layout().size(type)
						.flatMap(n -> contents.load(place.object(), place.instance(), place.offset(), n, Value.Kind.of(type)));
	}

	/** The contents after a write; nothing where what they were, or where it goes, cannot be told. */
	public Optional<Contents> store(Contents old, Place place, long size, Value value) {
		if (place.bitField().isPresent()) {
			return BitFields.store(old, place, place.bitField().get(), value)
					.flatMap(s -> storeBytes(old, s.place(), s.bytes(), s.value()));
		}
		return storeBytes(old, place, size, value);
	}

	private Optional<Contents> storeBytes(Contents old, Place place, long size, Value value) {
		Optional<Value> stored = place.guard().equals(Bools.TRUE)
				? Optional.of(value)
				: old.load(place.object(), place.instance(), place.offset(), size, Value.Kind.of(value))
						.map(before -> Value.choice(place.guard(), value, before));
		if (stored.isPresent() && place.offset() instanceof Constant c) {
			return Optional.of(old.store(c.value(), size, stored.get()));
		}
		Symbol at = Symbol.of(machine.freshName("at"), Role.AUXILIARY);
		return stored.flatMap(v -> old.store(at, place.offset(), size, v));
	}
}
