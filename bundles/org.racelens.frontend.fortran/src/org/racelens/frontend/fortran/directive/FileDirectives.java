package org.racelens.frontend.fortran.directive;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.DirectiveLines;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.ContextSelector;
import org.racelens.openmp.scan.ScannedClause;
import org.racelens.openmp.scan.ScannedDirective;
import org.racelens.openmp.scan.SelectorMatch;
import org.racelens.openmp.scan.SelectorMatch.Answer;
import org.racelens.openmp.scan.SelectorMatch.DeviceCode;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant.Choice;

/**
 * {@code requires} and {@code declare variant}. OpenMP 5.2 §7.5, §8.2
 *
 * @param comment the directive, in whose file its expressions stand
 */
public record FileDirectives(Parts parts, Node comment, Scope scope) {
	/** Behind the name of a procedure as some calls see it. */
	private static final String VERSION = " \\([a-z]+\\)$";

	/** Where context selectors stand. */
	public static SelectorMatch.Place place(Parts parts, Node comment, Scope scope, Code code) {
		boolean devices = DirectiveLines.of(comment.source()).stream().anyMatch(l -> l.tokens().stream().anyMatch(t -> t.is("target")));
		return new SelectorMatch.Place(devices ? DeviceCode.SOME : DeviceCode.NONE, new ClauseScope(parts, scope, comment.source(), code),
				Terms::constant);
	}

	/** What a {@code requires} directive says of the whole program. */
	public void requires(ScannedDirective directive) {
		directive.clauses(ClauseName.ATOMIC_DEFAULT_MEM_ORDER).stream().flatMap(c -> c.arguments().stream())
				.forEach(a -> parts.unit().directives().setAtomicDefault(a.text()));
		directive.clauses(ClauseName.UNIFIED_SHARED_MEMORY).forEach(c -> parts.unit().directives().unifyMemory());
	}

	/** The procedure around, or the one that the directive names, may be another one. */
	public void variant(ScannedDirective directive) {
		if (directive.arguments().isEmpty()) {
			return;
		}
		String[] names = directive.arguments().get(0).text().toLowerCase(Locale.ROOT).split(":");
		String variant = names[names.length - 1].strip();
		String own = scope.procedure().key().replaceFirst("^interface .*::", "").replaceFirst(VERSION, "");
		boolean other = names.length > 1 && !own.replaceFirst("^.*::", "").equals(names[0].strip());
		String base = other ? key(names[0].strip()) : own;
		directive.clauses(ClauseName.MATCH).forEach(match -> add(base, key(variant), match, directive));
	}

	private String key(String name) {
		return scope.lookup(name).filter(Entity.Procedure.class::isInstance).map(e -> ((Entity.Procedure) e).key())
				.map(k -> k.replaceFirst("^interface .*::", "")).orElse(name);
	}

	private void add(String base, String variant, ScannedClause match, ScannedDirective directive) {
		ContextSelector selector = ContextSelector.of(match.arguments());
		List<DirectiveName> constructs = selector.constructs();
		Code before = new Code(parts.unit());
		SelectorMatch answer = SelectorMatch.of(selector, constructs, place(parts, comment, scope, before));
		Optional<Expression> condition = answer.condition()
				.map(c -> before.isEmpty() && isOfAllPlaces(c) ? c : Terms.any(Types.LOGICAL, List.of(), c.range()));
		if (answer.answer() != Answer.NEVER) {
			parts.unit().directives().add(new DeclaredVariant(base, variant, constructs, condition,
					answer.answer() == Answer.SURE ? Choice.SURE : Choice.OPEN, directive.range()));
		}
	}

	/** Whether an expression means the same wherever the procedure is called: it names no variables of the procedure's own. */
	private static boolean isOfAllPlaces(Expression condition) {
		boolean[] local = { false };
		Walk.expressions(condition, e -> local[0] |= e instanceof VariableReference v && v.variable().storage() != Storage.GLOBAL);
		return !local[0];
	}
}
