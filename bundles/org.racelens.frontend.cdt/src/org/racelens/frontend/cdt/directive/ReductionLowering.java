package org.racelens.frontend.cdt.directive;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Reductions;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Temporaries;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.scan.ReductionDeclaration;
import org.racelens.openmp.scan.ScannedArgument;
import org.racelens.openmp.scan.ScannedDirective;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredReduction;

/** {@code declare reduction}: its expressions stand in a scope with the four variables of their own. OpenMP 5.2 §5.5.11. */
public final class ReductionLowering implements Reductions {
	private static final Pattern ASSIGNED = Pattern.compile("\\s*omp_priv\\s*=\\s*(\\{.*)", Pattern.DOTALL);
	private static final Pattern CONSTRUCTED = Pattern.compile("\\s*omp_priv\\s*([({].*)", Pattern.DOTALL);

	private final LoweringParts lowering;
	private final Set<String> seen = new HashSet<>();

	public ReductionLowering(LoweringParts lowering) {
		this.lowering = lowering;
	}

	@Override
	public void lower(ScannedDirective directive, Scope scope) {
		ReductionDeclaration.of(directive).ifPresent(d -> d.types().forEach(t -> lower(d, t, directive.range(), scope)));
	}

	private void lower(ReductionDeclaration declaration, ScannedArgument typeName, SourceRange range, Scope outer) {
		Optional<Type> type = lowering.records().named(typeName.text()).or(() -> new ClauseScope(lowering, outer)
				.expression("*(" + typeName.text() + "*)0", typeName.range()).map(Expression::type));
		if (type.isEmpty() || !seen.add(range + " " + type.get())) {
			return;
		}
		Scope scope = outer.inner();
		Variable in = variable("omp_in", type.get(), range, scope);
		Variable out = variable("omp_out", type.get(), range, scope);
		Variable priv = variable("omp_priv", type.get(), range, scope);
		Variable orig = variable("omp_orig", type.get(), range, scope);
		Temporaries unnamed = scope.frame().temporaries();
		int mark = unnamed.mark();
		Expression combiner = ended(expression(declaration.combiner(), declaration.combiner().alignedText(), scope), in, range, scope);
		Optional<Expression> initializer = made(declaration.initializer().map(i -> expression(i, assignment(i, typeName), scope)), priv,
				range, scope);
		lowering.unit().declared().add(
				new DeclaredReduction(declaration.name(), type.get(), combiner, in, out, initializer, priv, orig, unnamed.taken(mark),
						range));
	}

	/** With the destructor of the copy, which runs after it was combined. */
	private Expression ended(Expression combiner, Variable copy, SourceRange range, Scope scope) {
		return lowering.constructions().destruction(copy, range, scope)
				.<Expression>map(end -> new Expression.Comma(combiner, end, range)).orElse(combiner);
	}

	/** With the default constructor of the copy, where the initializer is no initialisation but a call, or none. */
	private Optional<Expression> made(Optional<Expression> initializer, Variable copy, SourceRange range, Scope scope) {
		if (initializer.filter(Expression.Assignment.class::isInstance).isPresent()) {
			return initializer;
		}
		Expression address = Addresses.of(new Expression.VariableReference(copy, range), range);
		Optional<Expression> construction = lowering.constructions().call(address, null, null, copy.type(), range, scope);
		return construction.isEmpty() ? initializer
				: initializer.<Expression>map(i -> new Expression.Comma(construction.get(), i, range)).or(() -> construction);
	}

	private Variable variable(String name, Type type, SourceRange range, Scope scope) {
		Variable variable = lowering.unit().numbered(new Variable(0, name, type, Storage.LOCAL, false, range));
		scope.declare(name, new Scope.OfVariable(variable, false));
		return variable;
	}

	/** The initialiser as an expression: {@code omp_priv = {0}} and {@code omp_priv(0)} are none. */
	private String assignment(ScannedArgument initializer, ScannedArgument type) {
		String text = initializer.alignedText();
		Matcher assigned = ASSIGNED.matcher(text);
		Matcher constructed = CONSTRUCTED.matcher(text);
		String typed = lowering.unit().isC() ? "(" + type.text() + ")" : type.text();
		return assigned.matches() ? "omp_priv = " + typed + assigned.group(1)
				: constructed.matches() ? "omp_priv = " + typed + constructed.group(1) : text;
	}

	private Expression expression(ScannedArgument argument, String text, Scope scope) {
		return new ClauseScope(lowering, scope).expression(text, argument.range()).orElseGet(() -> new Expression.Unmodelled(
				Unit.expressionGap(argument.range(), Unlowered.EXPRESSION_X_OF_REDUCTION_IS_NOT_UNDERSTOOD.of(argument.text())),
				List.of(), new Type.UnknownType(""), argument.range()));
	}
}
