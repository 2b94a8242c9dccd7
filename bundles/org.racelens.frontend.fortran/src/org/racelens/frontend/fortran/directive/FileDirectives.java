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
import org.racelens.frontend.fortran.unit.Signature;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.model.expression.Expression;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.ContextSelector;
import org.racelens.openmp.scan.ScannedClause;
import org.racelens.openmp.scan.ScannedDirective;
import org.racelens.openmp.scan.SelectorMatch;
import org.racelens.openmp.scan.SelectorMatch.Answer;
import org.racelens.openmp.scan.SelectorMatch.DeviceCode;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant.Choice;

/**
 * {@code requires} and {@code declare variant}. OpenMP 5.2 §7.5, §8.2
 *
 * @param comment the directive, in whose file its expressions stand
 */
public record FileDirectives(Parts parts, Node comment, Scope scope) {
	private static final String STRIDED = " (strided)";

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
		String around = scope.procedure().key();
		boolean strided = around.endsWith(STRIDED);
		String own = around.replaceFirst("^interface .*::", "");
		boolean other = names.length > 1 && !own.replace(STRIDED, "").replaceFirst("^.*::", "").equals(names[0].strip());
		String base = other ? key(names[0].strip()) : own;
		String taken = strided ? parts.procedures().signature(key(variant)).flatMap(parts.procedures()::strided).map(Signature::callee)
				.orElse(key(variant)) : key(variant);
		directive.clauses(ClauseName.MATCH).forEach(match -> add(base, taken, match, directive));
	}

	private String key(String name) {
		return scope.lookup(name).filter(Entity.Procedure.class::isInstance).map(e -> ((Entity.Procedure) e).key())
				.map(k -> k.replaceFirst("^interface .*::", "")).orElse(name);
	}

	private void add(String base, String variant, ScannedClause match, ScannedDirective directive) {
		ContextSelector selector = ContextSelector.of(match.arguments());
		List<DirectiveName> constructs = selector.constructs();
		SelectorMatch answer = SelectorMatch.of(selector, constructs, place(parts, comment, scope, new Code(parts.unit())));
		Optional<Expression> condition = answer.condition();
		if (answer.answer() != Answer.NEVER) {
			boolean sure = answer.answer() == Answer.SURE && condition.isEmpty();
			parts.unit().directives().add(new DeclaredVariant(base, variant, constructs, Optional.empty(), sure ? Choice.SURE : Choice.OPEN,
					directive.range()));
		}
	}
}
