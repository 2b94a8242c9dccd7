package org.racelens.race.pair;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.effort.Effort;
import org.racelens.model.source.SourceRange;
import org.racelens.race.phase.Flattened;
import org.racelens.race.phase.TaskPoint;
import org.racelens.race.phase.TaskPoint.Sibling;

/**
 * Locators of one task or of siblings that overlap without being the same storage: then the program does not conform. OpenMP 5.2 §15.9.5
 */
public final class OverlappingItems {
	private final Map<BoolExpr, Overlap> found = new LinkedHashMap<>();
	private final Map<Item.Task, Map<Object, Row>> rows = new IdentityHashMap<>();

	private OverlappingItems() {
	}

	/**
	 * Two locators that may overlap in part.
	 *
	 * @param task that has the later one
	 * @param access one of the siblings makes, or what they are siblings in
	 * @param condition when both are there and overlap in part
	 */
	public record Overlap(SourceRange task, Flattened access, BoolExpr condition) {
	}

	static List<Overlap> in(List<Flattened> accesses) {
		OverlappingItems items = new OverlappingItems();
		Set<List<Sibling>> seen = new LinkedHashSet<>();
		for (Flattened access : accesses) {
			for (TaskPoint point : access.points()) {
				List<Sibling> siblings = point.body().dependent();
				if (!siblings.isEmpty() && seen.add(siblings)) {
					items.collect(siblings, access);
				}
			}
		}
		return List.copyOf(items.found.values());
	}

	private void collect(List<Sibling> siblings, Flattened access) {
		for (int i = 0; i < siblings.size(); i++) {
			Sibling first = siblings.get(i);
			ofOne(first, access);
			for (Sibling later : siblings.subList(first.trips().isEmpty() ? i + 1 : i, siblings.size())) {
				ofTwo(first, later, access);
			}
		}
	}

	/** The locators of one instance of a task. */
	private void ofOne(Sibling task, Flattened access) {
		List<Row> rows = List.copyOf(rows(task.task()).values());
		for (int i = 0; i < rows.size(); i++) {
			List<Piece> own = rows.get(i).pieces();
			if (!rows.get(i).isEven()) {
				own.stream().filter(p -> !p.item().ranges().isEmpty()).forEach(p -> overlap(new Locator(task, p, Map.of()),
						new Locator(task, p, iterators(p.item())), access));
			}
			for (Row other : rows.subList(i + 1, rows.size())) {
				own.forEach(p -> other.pieces().forEach(
						q -> overlap(new Locator(task, p, Map.of()), new Locator(task, q, iterators(q.item())), access)));
			}
		}
	}

	/** The locators of instances of two tasks, or of two instances of one. */
	private void ofTwo(Sibling first, Sibling second, Flattened access) {
		Map<Object, Row> others = rows(second.task());
		rows(first.task()).forEach((key, row) -> others.forEach((otherKey, other) -> {
			if (!row.isEven() || !key.equals(otherKey)) {
				row.pieces().forEach(p -> other.pieces().forEach(q -> {
					Map<Symbol, Symbol> symbols = iterators(q.item());
					second.trips().forEach(t -> symbols.put(t, t.primed()));
					overlap(new Locator(first, p, Map.of()), new Locator(second, q, symbols), access);
				}));
			}
		}));
	}

	/** One place of a locator. */
	private record Piece(Dependence item, Place place) {
	}

	/**
	 * Pieces of which any two are the same or apart, or one piece alone.
	 *
	 * @param isEven whether they have one constant size, at whose multiples they all start
	 */
	private record Row(boolean isEven, List<Piece> pieces) {
	}

	/** Where the pieces of an even row are. */
	private record Lattice(MemoryObject object, int instances, long size, long start) {
	}

	/** The pieces of a task's locators by rows; long lists are not compared two by two. */
	private Map<Object, Row> rows(Item.Task task) {
		return rows.computeIfAbsent(task, t -> {
			Map<Object, Row> found = new LinkedHashMap<>();
			for (Dependence item : t.dependences()) {
				for (Place place : item.bytes().isEmpty() ? List.<Place>of() : item.places().orElse(List.of())) {
					Effort.spend(1);
					Piece piece = new Piece(item, place);
					Optional<Lattice> lattice = lattice(piece);
					found.computeIfAbsent(lattice.isPresent() ? lattice.get() : piece, k -> new Row(lattice.isPresent(), new ArrayList<>()))
							.pieces().add(piece);
				}
			}
			return found;
		});
	}

	private static Optional<Lattice> lattice(Piece piece) {
		IntExpr offset = piece.place().offset();
		return Ints.constant(piece.item().bytes().orElseThrow())
				.filter(size -> size > 0 && Ints.terms(offset).values().stream().allMatch(factor -> factor % size == 0))
				.map(size -> new Lattice(piece.place().object(), piece.place().instance().size(), size,
						Math.floorMod(Ints.constantPart(offset), size)));
	}

	private static Map<Symbol, Symbol> iterators(Dependence d) {
		Map<Symbol, Symbol> others = new LinkedHashMap<>();
		d.ranges().forEach(r -> others.put(r.number(), r.number().primed()));
		return others;
	}

	/**
	 * A piece of a locator of an instance of a task.
	 *
	 * @param others the symbols of the task that are the instance's own
	 */
	private record Locator(Sibling task, Piece piece, Map<Symbol, Symbol> others) {
		private Dependence item() {
			return piece.item();
		}

		private Place place() {
			return piece.place();
		}

		private Substitution own() {
			return Substitution.ofSymbols(s -> {
				boolean lost = s.role() == Symbol.Role.INSTANCE_HAVOC || s.role().isAuxiliary();
				return others.containsKey(s) ? others.get(s) : lost && !others.isEmpty() ? s.primed() : s;
			});
		}

		BoolExpr exists() {
			return own().apply(Bools.and(task.domain(), item().guard(), item().domain()));
		}

		IntExpr apply(IntExpr e) {
			return others.isEmpty() ? e : own().apply(e);
		}

		BoolExpr apply(BoolExpr e) {
			return others.isEmpty() ? e : own().apply(e);
		}
	}

	private void overlap(Locator x, Locator y, Flattened access) {
		Effort.spend(1);
		Place p = x.place();
		Place q = y.place();
		if (!p.object().equals(q.object()) || p.instance().size() != q.instance().size()) {
			return;
		}
		BoolExpr partly = partly(x, p, y, q);
		if (!partly.equals(Bools.FALSE)) {
			BoolExpr condition = Bools.and(x.exists(), y.exists(), x.apply(p.guard()), y.apply(q.guard()), partly);
			found.putIfAbsent(condition, new Overlap(y.task.task().range(), access, condition));
		}
	}

	/** That two pieces of an object have bytes in common, but not all. */
	private static BoolExpr partly(Locator x, Place p, Locator y, Place q) {
		IntExpr size = x.apply(x.item().bytes().orElseThrow());
		IntExpr other = y.apply(y.item().bytes().orElseThrow());
		IntExpr distance = Ints.subtract(y.apply(q.offset()), x.apply(p.offset()));
		if (size.equals(other) && isMultiple(distance, size)) {
			return Bools.FALSE;
		}
		List<BoolExpr> parts = new ArrayList<>(List.of(Bools.less(distance, size), Bools.less(Ints.negate(distance), other),
				Bools.less(Ints.ZERO, size), Bools.less(Ints.ZERO, other),
				Bools.or(Bools.notEqual(distance, Ints.ZERO), Bools.notEqual(size, other))));
		for (int i = 0; i < p.instance().size(); i++) {
			parts.add(Bools.equal(x.apply(p.instance().get(i)), y.apply(q.instance().get(i))));
		}
		return Bools.and(parts);
	}

	/** Whether a distance is surely a multiple of a constant size, or of a size that all its terms have as a factor. */
	private static boolean isMultiple(IntExpr distance, IntExpr size) {
		Optional<Long> constant = Ints.constant(size).filter(n -> n > 0);
		return constant.isPresent() && Ints.constantPart(distance) % constant.get() == 0
				&& Ints.terms(distance).values().stream().allMatch(k -> k % constant.get() == 0);
	}
}
