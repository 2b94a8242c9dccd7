package org.racelens.frontend.fortran.declaration;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.expression.Triplet;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.model.expression.Type;

/** The names that {@code equivalence} gives one storage, each with the byte at which its object begins. Fortran 2018 §8.10.1 */
final class Equivalences {
	private final Parts parts;
	private final Scope scope;
	private final DeclarationLowering declarations;
	private final Specification read;
	private final Map<String, Map<String, Long>> classes = new LinkedHashMap<>();
	/** names whose places some set does not tell */
	private final Set<String> lost = new HashSet<>();

	Equivalences(Parts parts, Scope scope, DeclarationLowering declarations, Specification read) {
		this.parts = parts;
		this.scope = scope;
		this.declarations = declarations;
		this.read = read;
	}

	/** What the statements say; names of which they do not tell the places are in none. */
	Equivalences of(List<Node> specification) {
		specification.stream().filter(s -> s.is("equivalence_statement")).flatMap(s -> s.all("equivalence_set").stream())
				.forEach(this::set);
		return this;
	}

	private void set(Node set) {
		List<Node> objects = set.parts();
		List<Optional<Long>> offsets = objects.stream().map(this::offset).toList();
		if (offsets.stream().allMatch(Optional::isPresent)) {
			for (int i = 1; i < objects.size(); i++) {
				joined(name(objects.get(0)), offsets.get(0).get(), name(objects.get(i)), offsets.get(i).get());
			}
		} else {
			objects.forEach(o -> lost.add(name(o)));
		}
	}

	private static String name(Node object) {
		return object.is("call_expression") ? object.children().get(0).name() : object.name();
	}

	/** All of one class are moved, so that both places are the same, and join the other. */
	private void joined(String a, long inA, String b, long inB) {
		Map<String, Long> all = classes.computeIfAbsent(a, Equivalences::alone);
		Map<String, Long> other = classes.computeIfAbsent(b, Equivalences::alone);
		if (all != other) {
			long moved = all.get(a) + inA - inB - other.get(b);
			other.forEach((name, start) -> {
				all.put(name, start + moved);
				classes.put(name, all);
			});
		}
	}

	private static Map<String, Long> alone(String name) {
		return new LinkedHashMap<>(Map.of(name, 0L));
	}

	/** The byte of its object at which an element begins. */
	private Optional<Long> offset(Node object) {
		Declared d = read.named(name(object), object);
		Type element = declarations.typeOf(d, scope);
		List<Node> subscripts = object.child("argument_list").map(Node::parts).orElse(List.of());
		List<Dimension> dimensions = d.bounds(parts, scope, new Code(parts.unit()));
		Optional<Long> bytes = parts.unit().bytes(element);
		if (subscripts.isEmpty() || bytes.isEmpty()) {
			return bytes.map(n -> 0L);
		}
		boolean substring = dimensions.isEmpty() && element instanceof Type.ArrayType && subscripts.size() == 1
				&& subscripts.get(0).is("extent_specifier");
		if (substring) {
			Optional<Node> first = Triplet.of(subscripts.get(0)).lower();
			return first.isEmpty() ? Optional.of(0L) : parts.expressions().constant(first.get(), scope).map(n -> n - 1);
		}
		if (subscripts.size() != dimensions.size() || object.all("argument_list").size() > 1) {
			return Optional.empty();
		}
		long position = 0;
		for (int i = subscripts.size() - 1; i >= 0; i--) {
			Optional<Long> index = parts.expressions().constant(subscripts.get(i), scope);
			Optional<Long> lower = Terms.constant(dimensions.get(i).lower());
			Optional<Long> extent = dimensions.get(i).extent().flatMap(Terms::constant);
			if (index.isEmpty() || lower.isEmpty() || extent.isEmpty()) {
				return Optional.empty();
			}
			position = position * extent.get() + index.get() - lower.get();
		}
		return Optional.of(position * bytes.get());
	}

	/** The names that share storage with a name, with their beginnings in bytes from the name's own; itself alone where there are none. */
	Map<String, Long> around(String name) {
		Map<String, Long> all = Optional.ofNullable(classes.get(name)).filter(this::isKnown).orElse(Map.of(name, 0L));
		Map<String, Long> relative = new LinkedHashMap<>();
		all.forEach((other, start) -> relative.put(other, start - all.get(name)));
		return relative;
	}

	private boolean isKnown(Map<String, Long> c) {
		return c.keySet().stream().noneMatch(lost::contains);
	}

	/**
	 * The classes in which no name is one of these, each by its names in the order of the text, with their beginnings in bytes from the
	 * first byte.
	 */
	List<Map<String, Long>> besides(Set<String> others) {
		List<Map<String, Long>> all = new ArrayList<>();
		for (Map<String, Long> c : classes.values()) {
			if (isKnown(c) && c.keySet().stream().noneMatch(others::contains)
					&& all.stream().noneMatch(a -> a.keySet().equals(c.keySet()))) {
				long first = c.values().stream().mapToLong(n -> n).min().orElse(0);
				Map<String, Long> moved = new LinkedHashMap<>();
				c.forEach((name, start) -> moved.put(name, start - first));
				all.add(moved);
			}
		}
		return all;
	}
}
