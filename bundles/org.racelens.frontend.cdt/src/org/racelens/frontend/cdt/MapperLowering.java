package org.racelens.frontend.cdt;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.cdt.pragma.ScannedArgument;
import org.racelens.frontend.cdt.pragma.ScannedDirective;
import org.racelens.model.expr.Expression;

/** Of {@code declare mapper}: the type that it is for. OpenMP 5.2 §5.8.8. */
final class MapperLowering {
	private static final Pattern MAPPER = Pattern.compile("(?:\\w+\\s*:(?!:))?(.*\\W)\\w+\\s*");

	private MapperLowering() {
	}

	static void lower(Lowering lowering, ScannedDirective directive, Scope scope) {
		for (ScannedArgument argument : directive.arguments()) {
			Matcher mapper = MAPPER.matcher(argument.text());
			if (mapper.matches()) {
				new ClauseScope(lowering, scope).expression("*(" + mapper.group(1).strip() + "*)0", argument.range())
						.map(Expression::type).ifPresent(lowering.unit().declared()::addMapped);
			}
		}
	}
}
