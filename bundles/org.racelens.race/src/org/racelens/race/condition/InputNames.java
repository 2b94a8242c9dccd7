package org.racelens.race.condition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.ElementName;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Region;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.race.verdict.Condition.Sum;

/** What the source calls the inputs of a region. */
record InputNames(Region.Inputs inputs) {

	/** A sum of inputs as the source could write it; empty where it has no name for one of them. */
	Optional<Sum> sum(IntExpr term) {
		Set<String> variables = new LinkedHashSet<>();
		StringBuilder text = new StringBuilder();
		for (Map.Entry<IntExpr, Long> part : Ints.terms(term).entrySet()) {
			Optional<String> product = product(part.getKey(), variables);
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

	private Optional<String> product(IntExpr atom, Set<String> variables) {
		Map<IntExpr, Integer> powers = atom instanceof IntExpr.Product p ? p.powers() : Map.of(atom, 1);
		List<String> factors = new ArrayList<>();
		for (Map.Entry<IntExpr, Integer> factor : powers.entrySet()) {
			Optional<String> name = factor.getKey() instanceof Symbol s ? name(s)
					: factor.getKey() instanceof Apply a ? element(a) : Optional.empty();
			if (name.isEmpty()) {
				return Optional.empty();
			}
			variables.add(name.get());
			for (int i = 0; i < factor.getValue(); i++) {
				factors.add(name.get());
			}
		}
		return Optional.of(String.join(" * ", factors));
	}

	/** The variable that holds an input as it is. */
	private Optional<String> name(Symbol input) {
		return Optional.ofNullable(inputs.names().get(input)).filter(held -> held.value().equals(input)).map(Region.Held::variable);
	}

	/** An element of an object of the caller's that is the same for all instances. */
	private Optional<String> element(Apply element) {
		MemoryObject object = inputs.contents().get(element.function());
		if (object == null || object.depth() > 0) {
			return Optional.empty();
		}
		IntExpr offset = element.arguments().get(element.arguments().size() - 1);
		return offset instanceof Constant at
				? Optional.of(inputs.elements().of(object, of(object), at.value(), ElementName.unit(object.element())))
				: Optional.empty();
	}

	/** The pointer that leads to an object, or the object's own name. */
	String of(MemoryObject object) {
		return inputs.allocations().getOrDefault(object, object.name());
	}

	/** The table of pointers that one of leads to an object. */
	String table(MemoryObject object) {
		String name = of(object);
		return name.endsWith("[]") ? name.substring(0, name.length() - 2) : name;
	}
}
