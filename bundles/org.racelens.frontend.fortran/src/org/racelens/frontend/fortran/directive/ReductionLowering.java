package org.racelens.frontend.fortran.directive;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.tree.Snippet;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Arity;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.scan.ReductionDeclaration;
import org.racelens.openmp.scan.ScannedArgument;
import org.racelens.openmp.scan.ScannedDirective;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredReduction;

/** {@code declare reduction}: what it does with its variables is a function of its own. OpenMP 5.2 §5.5.11 */
public final class ReductionLowering {
	private static final Pattern INTRINSIC = Pattern.compile("(integer|real|logical|complex|doubleprecision)(?:\\((?:kind=)?(\\w+)\\))?");

	private final Parts parts;
	private final Node comment;
	private final Scope scope;

	/** @param comment the directive, in whose file the expressions stand */
	public ReductionLowering(Parts parts, Node comment, Scope scope) {
		this.parts = parts;
		this.comment = comment;
		this.scope = scope;
	}

	/** Adds what the directive declares, for each of its types that is known. */
	public void lower(ScannedDirective directive) {
		ReductionDeclaration.of(directive).ifPresent(d -> d.types().forEach(t -> type(t.text()).ifPresent(type -> {
			SourceRange at = directive.range();
			Variable in = variable("omp_in", type, at);
			Variable out = variable("omp_out", type, at);
			Variable priv = variable("omp_priv", type, at);
			Variable orig = variable("omp_orig", type, at);
			Expression combiner = called(d.combiner(), out, in, at);
			Expression initializer = d.initializer().map(i -> called(i, priv, orig, at))
					.orElseGet(() -> Terms.assign(Terms.use(priv, at), Terms.any(type, List.of(), at), at));
			parts.unit().directives()
					.add(new DeclaredReduction(d.name(), type, combiner, in, out, Optional.of(initializer), priv, orig, List.of(), at));
		})));
	}

	private Variable variable(String name, Type type, SourceRange at) {
		return parts.unit().variable(name, type, Storage.LOCAL, at);
	}

	private Optional<Type> type(String text) {
		String plain = text.replaceAll("\\s+", "").toLowerCase(Locale.ROOT);
		Matcher intrinsic = INTRINSIC.matcher(plain);
		if (!intrinsic.matches()) {
			return scope.derived(plain.replaceFirst("^type\\((.*)\\)$", "$1")).map(DerivedType::type);
		}
		Optional<Long> kind = Optional.ofNullable(intrinsic.group(2)).flatMap(k -> k.matches("\\d+") ? Optional.of(Long.parseLong(k))
				: scope.lookup(k).filter(Entity.Constant.class::isInstance)
						.flatMap(c -> Terms.constant(((Entity.Constant) c).value().scalar())));
		return Optional.of(switch (intrinsic.group(1)) {
			case "integer" -> Types.integer(kind.orElse(4L));
			case "logical" -> Types.logical(kind.orElse(4L));
			case "complex" -> new FloatingType(2 * kind.orElse(4L).intValue(), true);
			case "doubleprecision" -> Types.DOUBLE;
			default -> new FloatingType(kind.orElse(4L).intValue());
		});
	}

	/** A call of the function that an expression becomes, which is an assignment or a call. */
	private Expression called(ScannedArgument written, Variable first, Variable second, SourceRange at) {
		String key = "reduction%(" + at.line() + ":" + parts.unit().derived().size() + first.name() + " " + first.type() + ")";
		Scope inner = scope.of(new Scope.Procedure(key, comment, List.of(first.name(), second.name())));
		List<Variable> parameters = new ArrayList<>();
		List<Expression> addresses = new ArrayList<>();
		for (Variable v : List.of(first, second)) {
			Variable parameter = parts.unit().reference(v.name(), Types.to(v.type()), at);
			parameters.add(parameter);
			inner.declare(v.name(), new Data(parameter, Data.Form.ADDRESS, v.type(), List.of()));
			addresses.add(new AddressOf(Terms.use(v, at), Types.to(v.type()), at));
		}
		Code body = new Code(parts.unit());
		Snippet.statement(comment.source(), written.text(), written.range()).ifPresentOrElse(
				s -> parts.statements().lower(List.of(s), inner, body),
				() -> body.unknown(at, FortranSentence.FORTRAN_EXPRESSION_X_IS_NOT_UNDERSTOOD.of(written.text())));
		parts.unit().add(new FunctionDefinition(key, key, parameters, Arity.FIXED, VoidType.VOID, Linkage.INTERNAL, body.block(at), at));
		return new Expression.Call(key, Optional.empty(), addresses, VoidType.VOID, at);
	}
}
