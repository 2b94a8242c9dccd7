package org.racelens.frontend.cdt.directive;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.directive.Clause.MapClause;
import org.racelens.openmp.scan.DirectiveResolver;
import org.racelens.openmp.scan.ScannedArgument;
import org.racelens.openmp.scan.ScannedDirective;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredMapper;

/** {@code declare mapper}: its clauses stand in a scope in which a name stands for the object that is mapped. OpenMP 5.2 §5.8.8. */
public final class MapperLowering {
	private static final Pattern MAPPER = Pattern.compile("(?:(\\w+)\\s*:(?!:))?(.*\\W)(\\w+)\\s*");

	private MapperLowering() {
	}

	/** Lowers each mapper that a directive declares, if its type is understood. */
	public static void lower(LoweringParts lowering, ScannedDirective directive, Scope scope) {
		for (ScannedArgument argument : directive.arguments()) {
			Matcher mapper = MAPPER.matcher(argument.text());
			if (mapper.matches()) {
				Optional<Type> type = new ClauseScope(lowering, scope).expression("*(" + mapper.group(2).strip() + "*)0", argument.range())
						.map(Expression::type);
				type.ifPresent(t -> lower(lowering, directive, scope, mapper, t));
			}
		}
	}

	/** Lowers one declared mapper of a type: a variable for the mapped object, and the {@code map} clauses in its scope. */
	public static void lower(LoweringParts lowering, ScannedDirective directive, Scope outer, Matcher mapper, Type type) {
		String name = Optional.ofNullable(mapper.group(1)).orElse("default");
		Variable object = lowering.unit()
				.numbered(new Variable(0, mapper.group(3), new PointerType(type, false), Storage.LOCAL, false, directive.range()));
		Scope scope = outer.inner();
		scope.declare(mapper.group(3), new Scope.OfVariable(object, true));
		List<MapClause> maps = DirectiveResolver.resolve(directive, new ClauseScope(lowering, scope)).directive().clauses().stream()
				.filter(MapClause.class::isInstance).map(MapClause.class::cast).toList();
		lowering.unit().declared().add(new DeclaredMapper(name, type, object, maps, directive.range()));
	}
}
