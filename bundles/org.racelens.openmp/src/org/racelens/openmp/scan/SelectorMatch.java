package org.racelens.openmp.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.racelens.model.expression.Expression;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.ContextSelector.Trait;

/**
 * Whether a context selector matches where a plain compiler for the host reads it. OpenMP 5.2 §7.2, §7.3.
 *
 * @param answer {@code OPEN} where that depends on the compiler or on a device that may or may not be there
 * @param condition of {@code user={condition(…)}} where it has no constant value
 * @param score by which the more specific of two selectors that match is found
 */
public record SelectorMatch(Answer answer, Optional<Expression> condition, long score) {
	/** Whether it matches. */
	public enum Answer {
		NEVER, OPEN, SURE
	}

	/** Whether a unit has code for devices. */
	public enum DeviceCode {
		NONE, SOME
	}

	/**
	 * Where a selector stands.
	 *
	 * @param devices whether the unit has code for them
	 * @param expressions of the scope
	 * @param constant the value of an expression that always has the same one
	 */
	public record Place(DeviceCode devices, ClauseExpressions expressions, Function<Expression, Optional<Long>> constant) {
		Optional<Expression> expression(ScannedArgument text) {
			return expressions.expression(text.alignedText(), text.range());
		}
	}

	private static final Set<String> HOST = Set.of("host", "cpu", "any");
	private static final Set<String> OTHER_MACHINES = Set.of("nvptx", "nvptx64", "amdgcn", "gcn");

	/** @param constructs the directives around the place, outermost first */
	public static SelectorMatch of(ContextSelector selector, List<DirectiveName> constructs, Place place) {
		Answer devices = place.devices() == DeviceCode.SOME ? Answer.OPEN : Answer.NEVER;
		Answer answer = Answer.SURE;
		long score = 1;
		List<Expression> conditions = new ArrayList<>();
		int construct = 0;
		for (Trait trait : selector.traits()) {
			score += trait.score().flatMap(s -> constant(s, place)).orElse(0L);
			switch (trait.set()) {
				case "construct" -> {
					construct = next(trait, constructs, construct);
					answer = construct < 0 ? Answer.NEVER : answer;
					score += construct < 0 ? 0 : 1L << Math.min(construct - 1, 40);
				}
				case "device" -> {
					answer = both(answer, device(trait, devices));
					score += 1L << Math.min(constructs.size(), 40) + List.of("kind", "arch", "isa").indexOf(trait.name()) + 1;
				}
				case "user" -> answer = both(answer, condition(trait, conditions, place));
				default -> answer = both(answer, Answer.OPEN);
			}
			if (answer == Answer.NEVER) {
				break;
			}
		}
		return new SelectorMatch(answer, conditions.stream().findFirst(), score);
	}

	private static Answer both(Answer a, Answer b) {
		return a.compareTo(b) < 0 ? a : b;
	}

	/** The position after the construct that a trait names, among those from a position on; -1 if there is none. */
	private static int next(Trait trait, List<DirectiveName> constructs, int from) {
		for (int i = from; from >= 0 && i < constructs.size(); i++) {
			if (constructs.get(i).spelling().equals(trait.name())) {
				return i + 1;
			}
		}
		return -1;
	}

	private static Answer device(Trait trait, Answer devices) {
		if (trait.name().equals("kind")) {
			return trait.properties().stream().allMatch(p -> HOST.contains(word(p))) ? devices == Answer.NEVER ? Answer.SURE : Answer.OPEN
					: devices;
		}
		boolean other = trait.properties().stream().anyMatch(p -> OTHER_MACHINES.contains(word(p)));
		return other ? devices : Answer.OPEN;
	}

	private static String word(ScannedArgument property) {
		return property.text().replace("\"", "");
	}

	private static Answer condition(Trait trait, List<Expression> conditions, Place place) {
		if (!trait.name().equals("condition") || trait.properties().size() != 1) {
			return Answer.OPEN;
		}
		ScannedArgument text = trait.properties().get(0);
		if (text.text().equals("true") || text.text().equals("false")) {
			return text.text().equals("true") ? Answer.SURE : Answer.NEVER;
		}
		Optional<Expression> condition = place.expression(text);
		Optional<Long> value = condition.flatMap(place.constant());
		if (condition.isPresent() && value.isEmpty()) {
			conditions.add(condition.get());
		}
		return condition.isEmpty() ? Answer.OPEN : value.isEmpty() || value.get() != 0 ? Answer.SURE : Answer.NEVER;
	}

	private static Optional<Long> constant(ScannedArgument text, Place place) {
		return place.expression(text).flatMap(place.constant());
	}
}
