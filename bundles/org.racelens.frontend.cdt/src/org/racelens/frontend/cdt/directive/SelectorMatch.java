package org.racelens.frontend.cdt.directive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.cdt.source.Pragmas;
import org.racelens.model.expression.Expression;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.ContextSelector;
import org.racelens.openmp.scan.ContextSelector.Trait;
import org.racelens.openmp.scan.ScannedArgument;

/**
 * Whether a context selector matches where a plain compiler for the host reads it. OpenMP 5.2 §7.2, §7.3.
 *
 * @param answer {@code OPEN} where that depends on the compiler or on a device that may or may not be there
 * @param condition of {@code user={condition(…)}} where it has no constant value
 * @param score by which the more specific of two selectors that match is found
 */
record SelectorMatch(Answer answer, Optional<Expression> condition, long score) {
	enum Answer {
		NEVER, OPEN, SURE
	}

	private static final Set<String> HOST = Set.of("host", "cpu", "any");
	private static final Set<String> OTHER_MACHINES = Set.of("nvptx", "nvptx64", "amdgcn", "gcn");

	/**
	 * @param constructs the directives around the place, outermost first
	 * @param pragmas of the unit, which tell whether it has code for devices
	 */
	static SelectorMatch of(ContextSelector selector, List<DirectiveName> constructs, Pragmas pragmas, ClauseScope scope) {
		Answer devices = pragmas.hasDeviceCode() ? Answer.OPEN : Answer.NEVER;
		Answer answer = Answer.SURE;
		long score = 1;
		List<Expression> conditions = new ArrayList<>();
		int construct = 0;
		for (Trait trait : selector.traits()) {
			score += trait.score().flatMap(s -> constant(s, scope)).orElse(0L);
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
				case "user" -> answer = both(answer, condition(trait, conditions, scope));
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

	private static Answer condition(Trait trait, List<Expression> conditions, ClauseScope scope) {
		if (!trait.name().equals("condition") || trait.properties().size() != 1) {
			return Answer.OPEN;
		}
		ScannedArgument text = trait.properties().get(0);
		if (text.text().equals("true") || text.text().equals("false")) {
			return text.text().equals("true") ? Answer.SURE : Answer.NEVER;
		}
		Optional<Expression> condition = scope.expression(text.alignedText(), text.range());
		Optional<Long> value = condition.flatMap(scope.lowering().constants()::value);
		if (condition.isPresent() && value.isEmpty()) {
			conditions.add(condition.get());
		}
		return condition.isEmpty() ? Answer.OPEN : value.isEmpty() || value.get() != 0 ? Answer.SURE : Answer.NEVER;
	}

	private static Optional<Long> constant(ScannedArgument text, ClauseScope scope) {
		return scope.expression(text.alignedText(), text.range()).flatMap(scope.lowering().constants()::value);
	}
}
