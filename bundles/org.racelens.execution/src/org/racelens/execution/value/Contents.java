package org.racelens.execution.value;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Grid.Meeting;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;

/**
 * What is known of an object's bytes: cells with known values at constant offsets, and what the rest holds.
 *
 * @param cells by byte offset; they do not overlap
 */
public record Contents(Map<Long, Cell> cells, Rest rest) {
	private static final int MOST_CELLS_IN_A_CHOICE = 24;
	private static final int MOST_OVERLAYS = 24;

	/** A scalar; without a value it is what a store has left of a larger one. */
	public record Cell(long size, Optional<Value> value) {
		public Cell(long size, Value value) {
			this(size, Optional.of(value));
		}
	}

	/** The bytes outside the cells. */
	public sealed interface Rest {
		/**
		 * An uninterpreted function of its owner's context, the object's instance and the byte offset.
		 *
		 * @param pointees where pointers lead to that it yields
		 */
		record Function(FunctionSymbol function, List<IntExpr> context, Pointees pointees) implements Rest {
		}

		/** Zeros. */
		record Zero() implements Rest {
		}

		/** A constant table of elements of one size; zero behind its end. */
		record Table(String name, List<Long> values, long elementSize) implements Rest {
		}

		/**
		 * A value wherever the condition holds of the offset, the old contents elsewhere.
		 *
		 * @param where holds of offsets of the grid alone
		 */
		record Overlay(Symbol offset, BoolExpr where, Grid grid, long size, Value value, Contents below, int height) implements Rest {
		}

		/**
		 * Some members of the elements of a structure type hold what they held; of all other bytes nothing is known.
		 *
		 * @param held what the members hold
		 * @param others what the other bytes hold
		 * @param height how many of these lie one upon the other
		 */
		record Kept(Members members, Contents held, Contents others, int height) implements Rest {
		}
	}

	public Contents {
		cells = cells.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(cells));
	}

	/** Contents without a known cell. */
	public static Contents of(Rest rest) {
		return new Contents(Map.of(), rest);
	}

	/** Whether a term is what the bytes outside the cells hold, rather than what was stored. */
	public boolean holdsOriginally(IntExpr term) {
		return rest instanceof Rest.Function f && term instanceof IntExpr.Apply a && a.function().equals(f.function())
				|| rest instanceof Rest.Kept k && k.held().holdsOriginally(term)
				|| rest instanceof Rest.Overlay o && o.below().holdsOriginally(term);
	}

	/** The value of a scalar, or nothing where cells of other sizes overlap it. */
	public Optional<Value> load(MemoryObject object, List<IntExpr> instance, IntExpr offset, long size, Value.Kind kind) {
		if (offset instanceof Constant c) {
			Cell cell = cells.get(c.value());
			if (cell != null && cell.size() == size) {
				return cell.value();
			}
			return overlapping(c.value(), size) ? Optional.empty() : loadRest(object, instance, offset, size, kind);
		}
		List<Map.Entry<Long, Cell>> meeting = cells.entrySet().stream()
				.filter(c -> meeting(c, offset, size) != Meeting.APART).toList();
		boolean fits = meeting.stream()
				.allMatch(c -> meeting(c, offset, size) == Meeting.EQUAL_OR_APART && c.getValue().value().isPresent());
		if (!fits || meeting.size() > MOST_CELLS_IN_A_CHOICE) {
			return Optional.empty();
		}
		Optional<Value> value = loadRest(object, instance, offset, size, kind);
		for (Map.Entry<Long, Cell> cell : meeting) {
			value = value.map(v -> Value.choice(Bools.equal(offset, Ints.of(cell.getKey())), cell.getValue().value().orElseThrow(), v));
		}
		return value;
	}

	private static Meeting meeting(Map.Entry<Long, Cell> cell, IntExpr offset, long size) {
		return Grid.at(Ints.of(cell.getKey())).meet(cell.getValue().size(), offset, size);
	}

	/** Whether an offset is surely a multiple of a size, so that scalars of that size overlap only if their offsets are equal. */
	private static boolean isAligned(IntExpr offset, long size) {
		return Ints.constantPart(offset) % size == 0 && Ints.terms(offset).values().stream().allMatch(k -> k % size == 0);
	}

	private Optional<Value> loadRest(MemoryObject object, List<IntExpr> instance, IntExpr offset, long size, Value.Kind kind) {
		if (rest instanceof Rest.Overlay o) {
			return switch (o.grid().meet(o.size(), offset, size)) {
				case APART -> o.below().load(object, instance, offset, size, kind);
				case EQUAL_OR_APART -> loadOverlay(o, object, instance, offset, kind);
				case OVERLAPPING -> Optional.empty();
			};
		}
		if (rest instanceof Rest.Kept k) {
			return (k.members().contain(offset, size) ? k.held() : k.others()).load(object, instance, offset, size, kind);
		}
		if (rest instanceof Rest.Zero) {
			return Optional.of(kind == Value.Kind.POINTER ? new Value.Pointer(List.of(), Ints.ZERO) : Value.of(0));
		}
		if (rest instanceof Rest.Table t) {
			return t.elementSize() == size && isAligned(offset, size)
					? Optional.of(new Value.Number(Ints.lookup(t.name(), t.values(), Ints.quotient(offset, Ints.of(size)))))
					: Optional.empty();
		}
		Rest.Function f = (Rest.Function) rest;
		Apply content = new Apply(f.function(),
				Stream.of(f.context(), instance, List.of(offset)).flatMap(List::stream).toList());
		if (kind == Value.Kind.POINTER && isUninitialised(object, f)) {
			return Optional.of(new Value.Pointer(List.of(), Ints.ZERO));
		}
		return Optional.of(kind == Value.Kind.POINTER
				? new Value.Pointer(List.of(Place.of(f.pointees().of(object, content)).of(content.arguments())), content)
				: new Value.Number(content));
	}

	private static Optional<Value> loadOverlay(Rest.Overlay o, MemoryObject object, List<IntExpr> instance, IntExpr offset,
			Value.Kind kind) {
		Substitution at = Substitution.of(Map.of(o.offset(), offset));
		BoolExpr stored = at.apply(o.where());
		return stored.equals(Bools.TRUE)
				? Optional.of(substituted(o.value(), at))
				: o.below().load(object, instance, offset, o.size(), kind)
						.map(below -> Value.choice(stored, substituted(o.value(), at), below));
	}

	/**
	 * Whether these are bytes of an allocation or of a local pointer that nothing has written: a program that uses them as a pointer has no
	 * defined behaviour.
	 */
	private static boolean isUninitialised(MemoryObject object, Rest.Function f) {
		boolean local = object.element() instanceof PointerType && object.variable()
				.filter(Variable::isAutomatic).isPresent();
		return (local || object.kind() == MemoryObject.Kind.HEAP) && f.function().meaning() == FunctionSymbol.Meaning.INPUT;
	}

	/** A value with symbols in all its terms replaced. */
	public static Value substituted(Value value, Substitution s) {
		if (value instanceof Value.Pointer p) {
			return new Value.Pointer(p.targets().stream().map(t -> substituted(t, s)).toList(), s.apply(p.term()));
		}
		return new Value.Number(s.apply(value.term()));
	}

	/** A place with symbols in its guard, instance and offset replaced. */
	public static Place substituted(Place t, Substitution s) {
		return t.guardedBy(s.apply(t.guard())).of(t.instance().stream().map(s::apply).toList()).at(s.apply(t.offset()))
				.formed(t.formation().substituted(s));
	}

	/** The contents after a store to a constant offset. */
	public Contents store(long offset, long size, Value value) {
		return with(offset, new Cell(size, value));
	}

	/** The contents with a cell at a constant offset. */
	public Contents with(long offset, Cell stored) {
		long size = stored.size();
		Map<Long, Cell> changed = new LinkedHashMap<>(cells);
		cells.forEach((start, cell) -> {
			long end = start + cell.size();
			if (start < offset + size && offset < end) {
				changed.remove(start);
				if (start < offset) {
					changed.put(start, new Cell(offset - start, Optional.empty()));
				}
				if (offset + size < end) {
					changed.put(offset + size, new Cell(end - offset - size, Optional.empty()));
				}
			}
		});
		changed.put(offset, stored);
		return new Contents(changed, rest);
	}

	/** The contents where some parts hold what others would hold there; the others where that cannot be told. */
	public Contents replaced(MemoryObject object, List<WrittenPart> parts, Contents others, Layout layout) {
		Contents result = this;
		for (WrittenPart part : parts) {
			Value.Kind kind = layout.scalar(object.element(), part.offset(), part.size()).map(Value.Kind::of).orElse(Value.Kind.NUMBER);
			Optional<Value> value = others.load(object, List.of(), Ints.of(part.offset()), part.size(), kind);
			if (value.isEmpty()) {
				return others;
			}
			result = result.store(part.offset(), part.size(), value.get());
		}
		return result;
	}

	/** The contents after a store to an offset that is not constant; nothing where too many such stores pile up. */
	public Optional<Contents> store(Symbol at, IntExpr offset, long size, Value value) {
		return overlay(at, Bools.equal(at, offset), Grid.at(offset), size, value);
	}

	/** The contents after stores wherever a condition holds of the offset; nothing where too many such stores pile up. */
	public Optional<Contents> overlay(Symbol offset, BoolExpr where, Grid grid, long size, Value value) {
		if (rest instanceof Rest.Overlay o && cells.isEmpty() && o.grid().equals(grid) && o.size() == size
				&& Substitution.of(Map.of(o.offset(), offset)).apply(o.where()).equals(where)) {
			return Optional.of(of(new Rest.Overlay(offset, where, grid, size, value, o.below(), o.height())));
		}
		int height = rest instanceof Rest.Overlay o ? o.height() + 1 : 1;
		return height > MOST_OVERLAYS
				? Optional.empty()
				: Optional.of(of(new Rest.Overlay(offset, where, grid, size, value, this, height)));
	}

	/**
	 * The contents of which some members are kept and the rest is what others hold; those others where too many such losses pile up.
	 */
	public Contents keeping(Members members, Contents others) {
		Map<Long, Cell> still = new LinkedHashMap<>(cells);
		still.entrySet().removeIf(c -> !members.contain(Ints.of(c.getKey()), c.getValue().size()));
		if (rest instanceof Rest.Kept k && k.members().contain(members)) {
			return new Contents(still, new Rest.Kept(members, k.held(), others, k.height()));
		}
		int height = rest instanceof Rest.Kept k ? k.height() + 1 : 1;
		return height > MOST_OVERLAYS ? others : new Contents(still, new Rest.Kept(members, of(rest), others, height));
	}

	/** The contents with other values, where other conditions hold, and with other functions for what is not known. */
	public Contents mapped(UnaryOperator<Value> values, UnaryOperator<BoolExpr> conditions, UnaryOperator<Rest.Function> unknown) {
		Map<Long, Cell> changed = new LinkedHashMap<>();
		cells.forEach((offset, cell) -> changed.put(offset, new Cell(cell.size(), cell.value().map(values))));
		Rest below = rest;
		if (rest instanceof Rest.Function f) {
			below = unknown.apply(f);
		} else if (rest instanceof Rest.Overlay o) {
			below = new Rest.Overlay(o.offset(), conditions.apply(o.where()), o.grid().forAnyTerms(), o.size(), values.apply(o.value()),
					o.below().mapped(values, conditions, unknown), o.height());
		} else if (rest instanceof Rest.Kept k) {
			below = new Rest.Kept(k.members(), k.held().mapped(values, conditions, unknown), k.others().mapped(values, conditions, unknown),
					k.height());
		}
		return new Contents(changed, below);
	}

	/** The contents where symbols have values. */
	public Contents with(Substitution values) {
		Map<Long, Cell> changed = new LinkedHashMap<>();
		cells.forEach((offset, cell) -> changed.put(offset, new Cell(cell.size(), cell.value().map(v -> substituted(v, values)))));
		if (rest instanceof Rest.Kept k) {
			return new Contents(changed, new Rest.Kept(k.members(), k.held().with(values), k.others().with(values), k.height()));
		}
		return rest instanceof Rest.Overlay o
				? new Contents(changed, new Rest.Overlay(o.offset(), values.apply(o.where()), o.grid().with(values), o.size(),
						substituted(o.value(), values), o.below().with(values), o.height()))
				: new Contents(changed, rest);
	}

	/** What the pointers that are known to be stored here point to. */
	public List<Place> targets() {
		List<Place> result = new ArrayList<>();
		addTargets(result);
		return result;
	}

	private void addTargets(List<Place> result) {
		cells.values().forEach(c -> c.value().ifPresent(v -> result.addAll(v.targets())));
		if (rest instanceof Rest.Overlay o) {
			result.addAll(o.value().targets());
			o.below().addTargets(result);
		}
		if (rest instanceof Rest.Kept k) {
			k.held().addTargets(result);
		}
	}

	private boolean overlapping(long offset, long size) {
		return cells.entrySet().stream().anyMatch(e -> e.getKey() < offset + size && offset < e.getKey() + e.getValue().size());
	}
}
