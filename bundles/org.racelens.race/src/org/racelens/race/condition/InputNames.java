package org.racelens.race.condition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.racelens.execution.region.ElementName;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.NamedParts;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Pointing;
import org.racelens.execution.region.Region;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.race.verdict.Condition.Origin;
import org.racelens.race.verdict.Condition.RowsApart;
import org.racelens.race.verdict.Sum;

/** What the source calls the inputs of a region. */
record InputNames(Region.Inputs inputs) {
	/** What stands for an input in a product. */
	private record Factor(String text, String variable) {
	}

	/** A sum of inputs as the source could write it at the encounter; empty where it has no name for one of them. */
	Optional<Sum> sum(IntExpr term) {
		Optional<Sum> kept = written(term, this::kept);
		return kept.isPresent() || !isOfInputs(term) ? kept
				: holding(term).map(name -> new Sum(name, List.of(name)))
						.or(() -> written(term, atom -> kept(atom).or(() -> holder(atom))));
	}

	/** Whether nothing but inputs decides: what the serial code itself chooses, as the numbers of a loop, is no condition. */
	private boolean isOfInputs(IntExpr term) {
		return Ints.terms(term).keySet().stream()
				.flatMap(atom -> atom instanceof IntExpr.Product p ? p.powers().keySet().stream() : Stream.of(atom))
				.allMatch(this::isInput);
	}

	/** Whether a factor is an element of the caller's, or a number that the source has had a name for. */
	private boolean isInput(IntExpr factor) {
		return factor instanceof Symbol s && !inputs.trips().contains(s) && inputs.names().containsKey(s)
				&& inputs.names().get(s).value().equals(s) && !(inputs.names().get(s).type() instanceof FloatingType)
				|| factor instanceof Apply a && inputs.contents().containsKey(a.function())
						&& a.arguments().stream().allMatch(Constant.class::isInstance);
	}

	private static Optional<Sum> written(IntExpr term, Function<IntExpr, Optional<Factor>> naming) {
		Set<String> variables = new LinkedHashSet<>();
		StringBuilder text = new StringBuilder();
		for (Map.Entry<IntExpr, Long> part : Ints.terms(term).entrySet()) {
			Optional<String> product = product(part.getKey(), naming, variables);
			if (product.isEmpty()) {
				return Optional.empty();
			}
			append(text, part.getValue(), product.get());
		}
		long constant = Ints.constantPart(term);
		if (constant != 0 || text.isEmpty()) {
			append(text, constant, "");
		}
		return Optional.of(new Sum(text.toString(), new ArrayList<>(variables)));
	}

	private static void append(StringBuilder text, long factor, String name) {
		String sign = text.isEmpty() ? factor < 0 ? "-" : "" : factor < 0 ? " - " : " + ";
		long size = Math.abs(factor);
		text.append(sign).append(name.isEmpty() ? Long.toString(size) : size == 1 ? name : size + " * " + name);
	}

	private static Optional<String> product(IntExpr atom, Function<IntExpr, Optional<Factor>> naming, Set<String> variables) {
		Map<IntExpr, Integer> powers = atom instanceof IntExpr.Product p ? p.powers() : Map.of(atom, 1);
		List<String> factors = new ArrayList<>();
		for (Map.Entry<IntExpr, Integer> power : powers.entrySet()) {
			Optional<Factor> factor = naming.apply(power.getKey());
			if (factor.isEmpty()) {
				return Optional.empty();
			}
			variables.add(factor.get().variable());
			for (int i = 0; i < power.getValue(); i++) {
				factors.add(factor.get().text());
			}
		}
		return Optional.of(String.join(" * ", factors));
	}

	/** What first held an input, if it still does. */
	private Optional<Factor> kept(IntExpr atom) {
		Optional<String> name = atom instanceof Symbol s ? name(s) : atom instanceof Apply a ? element(a) : Optional.empty();
		return name.map(n -> new Factor(n, n));
	}

	/** A variable that holds an input by now, or one that it is a constant apart from. */
	private Optional<Factor> holder(IntExpr atom) {
		return holding(atom).map(n -> new Factor(n, n)).or(() -> inputs.now().numbers().stream()
				.flatMap(n -> Ints.constant(Ints.subtract(atom, n.value())).stream()
						.map(c -> new Factor(apart(n.variable(), c), n.variable())))
				.findFirst());
	}

	private static String apart(String variable, long constant) {
		return "(" + variable + (constant < 0 ? " - " : " + ") + Math.abs(constant) + ")";
	}

	/** The first variable that holds a number. */
	private Optional<String> holding(IntExpr term) {
		return inputs.now().numbers().stream().filter(n -> n.value().equals(term)).map(Region.Held::variable)
				.findFirst();
	}

	/** The variable that holds an input as it is. */
	private Optional<String> name(Symbol input) {
		return Optional.ofNullable(inputs.names().get(input)).filter(held -> isInput(input)).map(Region.Held::variable)
				.filter(variable -> inputs.now().holds(variable, input));
	}

	/** An element of an object of the caller's that is the same for all instances. */
	private Optional<String> element(Apply element) {
		MemoryObject object = inputs.contents().get(element.function());
		if (object == null || object.depth() > 0) {
			return Optional.empty();
		}
		Place place = place(element, object);
		return place.offset() instanceof Constant at && isKept(element, object, at)
				? pointer(place).flatMap(p -> Ints.constant(Ints.subtract(at, p.place().orElseThrow().offset()))
						.map(offset -> part(p, object, offset)))
				: Optional.empty();
	}

	private String part(Pointing pointer, MemoryObject object, long offset) {
		long size = ElementName.unit(inputs.elements().scalar(object.element(), offset));
		return new NamedParts(pointer, object, inputs.elements()).at(offset, size);
	}

	/** What the source calls what holds elements of the table that a pointer leads to: {@code row}, {@code cells[].count}. */
	List<String> holders(Pointing pointer, List<Apply> elements) {
		MemoryObject object = inputs.contents().get(elements.get(0).function());
		return pointer.place().map(Place::offset).map(start -> new NamedParts(pointer, object, inputs.elements())
				.holders(elements.stream().map(e -> Ints.subtract(place(e, object).offset(), start)).toList()))
				.orElse(List.of(pointer.name()));
	}

	/** Where an element stands. */
	private static Place place(Apply element, MemoryObject object) {
		List<IntExpr> arguments = element.arguments();
		return Place.of(object).of(arguments.subList(arguments.size() - 1 - object.arity(), arguments.size() - 1))
				.at(arguments.get(arguments.size() - 1));
	}

	/** What leads to the object of whose contents an element is a part. */
	Optional<Pointing> pointer(Apply element) {
		return Optional.ofNullable(inputs.contents().get(element.function())).flatMap(object -> pointer(place(element, object)));
	}

	private boolean isKept(Apply element, MemoryObject object, Constant offset) {
		return inputs.now().holds(element.function(), object) && inputs.now().keeps(object, offset).equals(Bools.TRUE);
	}

	/** What may lead to the object of a place at the encounter, or the call that yielded it. */
	Optional<Pointing> leading(Place place) {
		MemoryObject object = place.object();
		return inputs.now().leading(of(object), place).or(() -> object.kind() == MemoryObject.Kind.YIELDED_POINTEE
				? Optional.of(new Pointing(object.name(), Pointing.Means.POINTER, object.element(), List.of(place.guardedBy(Bools.TRUE)),
						Set.of(), Optional.empty()))
				: Optional.empty());
	}

	/** What leads to the object of a place at the encounter. */
	Optional<Pointing> pointer(Place place) {
		return inputs.now().pointer(of(place.object()), place);
	}

	/** That pointers two of which lead to objects at the encounter, elements of a table, lead to different memory. */
	Optional<RowsApart> rows(Place one, Place other) {
		return inputs.now().pointers().stream().filter(p -> p.isOfElements() && p.surelyLeadsTo(one) && p.surelyLeadsTo(other))
				.findFirst().map(InputNames::apart);
	}

	/** That what each of some pointers leads to is different memory. */
	static RowsApart apart(Pointing pointers) {
		return pointers.table().map(table -> new RowsApart(table, Origin.TABLE))
				.orElse(new RowsApart(pointers.name(), pointers.isOfElements() ? Origin.EACH : Origin.CALLS));
	}

	/** What first led to an object, or the object's own name. */
	private String of(MemoryObject object) {
		return inputs.allocations().getOrDefault(object, object.name());
	}
}
