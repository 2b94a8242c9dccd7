package org.racelens.frontend.fortran.declaration;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.tree.Snippet;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.model.expression.Type;
import org.racelens.model.source.SourceRange;

/** What the statements of a specification part say of one name, gathered one after the other. Fortran 2018 §8.2 */
final class Declared {
	final String name;
	final Node first;
	private final Set<String> attributes = new LinkedHashSet<>();
	private Optional<Node> type = Optional.empty();
	private Optional<Node> dimensions = Optional.empty();
	private Optional<Node> value = Optional.empty();
	private final List<Node> data = new ArrayList<>();
	private Specification others;

	Declared(String name, Node first) {
		this.name = name;
		this.first = first;
	}

	/** The declaration whose first words say the type. */
	void typed(Node declaration) {
		type = Optional.of(declaration);
	}

	/** A list of bounds; those beside the name count more than those of an attribute. */
	void shaped(Optional<Node> bounds) {
		dimensions = bounds.or(() -> dimensions);
	}

	/** Bounds by their text. */
	void shapedAs(String bounds) {
		dimensions = Snippet.list(first, bounds);
	}

	/** The bounds as far as the declaration says them; none of a scalar. */
	List<Dimension> bounds(Parts parts, Scope scope, Code code) {
		Bounds bounds = new Bounds(parts);
		return dimensions.map(l -> isDescribed() ? bounds.open(l, scope, code, List.of()) : bounds.explicit(l, scope, code))
				.orElse(List.of());
	}

	void valued(Node initial) {
		value = Optional.of(initial);
	}

	/** A set of a {@code data} statement names it. */
	void givenBy(Node set, Specification all) {
		data.add(set);
		others = all;
		attributes.add("data");
	}

	/** The sets of {@code data} statements that name it. */
	List<Node> data() {
		return data;
	}

	/** The number of values that another variable of a set takes. */
	Optional<Long> sizeOf(Node name, Parts parts, Scope scope) {
		Optional<Declared> other = others.find(name.name());
		return other.isEmpty() ? Optional.empty() : InitialValues.size(other.get().bounds(parts, scope, new Code(parts.unit())));
	}

	void with(Set<String> more) {
		attributes.addAll(more);
	}

	Optional<Node> type() {
		return type;
	}

	Optional<Node> dimensions() {
		return dimensions;
	}

	Optional<Node> value() {
		return value;
	}

	/** What a pointer leads to at first, unless that is nothing. */
	Optional<Node> pointsTo() {
		return value.filter(v -> !v.is("null_literal") && !(v.is("call_expression") && v.children().get(0).name().equals("null")));
	}

	Set<String> attributes() {
		return attributes;
	}

	boolean has(String attribute) {
		return attributes.contains(attribute);
	}

	/** Whether a descriptor leads to it. */
	boolean isDescribed() {
		return has("allocatable") || has("pointer");
	}

	/** What leads to its elements, where a descriptor does. */
	Descriptor descriptor(Unit unit, Type element, int rank) {
		return has("pointer") ? unit.pointer(element, rank) : new Descriptor(element, rank);
	}

	SourceRange at() {
		return first.range();
	}
}
