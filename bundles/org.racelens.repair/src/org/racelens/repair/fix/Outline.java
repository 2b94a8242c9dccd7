package org.racelens.repair.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * Which statements stand around a place of a unit.
 *
 * @param variable of the instances of a template, the one that names it is meant
 */
public record Outline(ParsedUnit unit, Optional<Variable> variable) {
	/** The function in whose definition a place stands. */
	public Optional<FunctionDefinition> function(SourceRange place) {
		List<FunctionDefinition> around = functions(place);
		Optional<FunctionDefinition> innermost = around.stream().min((a, b) -> Integer.compare(length(a.range()), length(b.range())));
		return around.stream().filter(f -> f.range().equals(innermost.orElseThrow().range()))
				.filter(f -> variable.filter(v -> Uses.mentions(f.body(), v)).isPresent()).findFirst().or(() -> innermost);
	}

	/** All functions whose definition has a place, as the instances of a template have. */
	public List<FunctionDefinition> functions(SourceRange place) {
		return unit.functions().stream().filter(f -> f.range().contains(place)).toList();
	}

	private static int length(SourceRange range) {
		return range.endOffset() - range.offset();
	}

	/** The statements around a place, from the function's body inwards. */
	public List<Statement> path(SourceRange place) {
		return path(place, place);
	}

	/**
	 * The statements around a place, from a function's body inwards.
	 *
	 * @param other a place in the same function, where functions without a text of their own may have the first one, too
	 */
	public List<Statement> path(SourceRange place, SourceRange other) {
		List<Statement> path = new ArrayList<>();
		Optional<Statement> next = function(other).filter(f -> f.range().contains(place)).or(() -> function(place))
				.map(FunctionDefinition::body);
		while (next.isPresent()) {
			path.add(next.get());
			next = Walk.parts(next.get()).stream().filter(p -> contains(p, place)).findFirst();
		}
		return path;
	}

	private static boolean contains(Statement s, SourceRange place) {
		return s.range().contains(place) || s instanceof ConstructStatement c && c.construct().directive().range().contains(place)
				|| Walk.parts(s).stream().anyMatch(p -> s.range().path().equals(place.path()) && p.range().contains(place));
	}

	/** The statement of a directive, the outermost of a combined one. */
	Optional<ConstructStatement> construct(SourceRange directive) {
		return path(directive).stream().filter(ConstructStatement.class::isInstance).map(ConstructStatement.class::cast)
				.filter(c -> c.construct().directive().range().equals(directive)).findFirst();
	}
}
