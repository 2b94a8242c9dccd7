package org.racelens.execution.value;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.value.Contents.Cell;
import org.racelens.execution.value.Contents.Rest;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;

/** The contents of one object behind a branch, of what its two ends hold. */
public final class ContentsJoin {
	private ContentsJoin() {
	}

	/** The contents after a branch: those where the condition holds, else the others. Nothing where the two cannot be joined. */
	public static Optional<Contents> choice(BoolExpr condition, Contents whenTrue, Contents whenFalse, MemoryObject object) {
		if (whenTrue.equals(whenFalse)) {
			return Optional.of(whenTrue);
		}
		Optional<Rest> rest = isWhole(whenTrue, object) && isWhole(whenFalse, object)
				? Optional.of(whenTrue.rest())
				: rest(whenTrue.rest(), whenFalse.rest());
		if (rest.isEmpty()) {
			return Optional.empty();
		}
		Map<Long, Cell> joined = new LinkedHashMap<>();
		Set<Long> offsets = new LinkedHashSet<>(whenTrue.cells().keySet());
		offsets.addAll(whenFalse.cells().keySet());
		for (long offset : offsets) {
			Cell a = whenTrue.cells().get(offset);
			Cell b = whenFalse.cells().get(offset);
			long size = a != null ? a.size() : b.size();
			Value.Kind kind = (a != null ? a : b).value().map(Value.Kind::of).orElse(Value.Kind.NUMBER);
			Optional<Value> x = whenTrue.load(object, List.of(), Ints.of(offset), size, kind);
			Optional<Value> y = whenFalse.load(object, List.of(), Ints.of(offset), size, kind);
			if (x.isEmpty() || y.isEmpty()) {
				return Optional.empty();
			}
			joined.put(offset, new Cell(size, Value.choice(condition, x.get(), y.get())));
		}
		return Optional.of(new Contents(joined, rest.get()));
	}

	/** Whether the object is a scalar variable of which one cell holds all. */
	private static boolean isWhole(Contents contents, MemoryObject object) {
		Type type = object.element();
		long size = type instanceof PointerType ? PointerType.BYTES : type instanceof IntegerType i ? i.bits() / 8
				: type instanceof FloatingType f ? f.bytes() : 0;
		return object.isVariable() && contents.cells().size() == 1 && contents.cells().containsKey(0L)
				&& contents.cells().get(0L).size() == size;
	}

	/**
	 * What the bytes outside the cells hold in both cases. Where one of them has lost all but some members, these are kept as far as both
	 * hold the same; the other bytes may be anything, and what they are in the one case says nothing of the other.
	 */
	private static Optional<Rest> rest(Rest a, Rest b) {
		if (a.equals(b)) {
			return Optional.of(a);
		}
		if (a instanceof Rest.Kept x && b instanceof Rest.Kept y && x.held().equals(y.held())) {
			return x.members().common(y.members()).map(both -> new Rest.Kept(both, x.held(), x.others(), x.height()));
		}
		if (a instanceof Rest.Kept x) {
			return rest(x.held().rest(), b).flatMap(held -> kept(x, held));
		}
		return b instanceof Rest.Kept y ? rest(a, y.held().rest()).flatMap(held -> kept(y, held)) : Optional.empty();
	}

	private static Optional<Rest> kept(Rest.Kept kept, Rest held) {
		Contents others = kept.others();
		Contents result = Contents.of(held).keeping(kept.members(), others);
		return result.equals(others) ? Optional.empty() : Optional.of(result.rest());
	}
}
